/** How much time is left, as short as a clock says it: "2 days", "23 hr", "1:02:05", "4:05". */
const DAY = 86_400;
const HOUR = 3_600;

export function timeLeft(seconds: number, language: string): string {
    const left = Math.max(0, Math.ceil(seconds));
    if (left >= 2 * DAY) return unit(Math.floor(left / DAY), "day", language);
    if (left >= 2 * HOUR) return unit(Math.floor(left / HOUR), "hour", language);
    const hours = Math.floor(left / HOUR);
    const parts = [Math.floor(left / 60) - 60 * hours, left % 60];
    return (hours > 0 ? [hours, ...parts] : parts)
        .map((part, place) => (place === 0 ? String(part) : String(part).padStart(2, "0")))
        .join(":");
}

/** How long something lasts that was set in round numbers: "3 days", "10 min", "30 sec". */
export function duration(seconds: number, language: string): string {
    if (seconds >= DAY && seconds % DAY === 0) return unit(seconds / DAY, "day", language);
    if (seconds >= HOUR && seconds % HOUR === 0) return unit(seconds / HOUR, "hour", language);
    if (seconds >= 60 && seconds % 60 === 0) return unit(seconds / 60, "minute", language);
    return unit(seconds, "second", language);
}

function unit(count: number, name: string, language: string): string {
    return new Intl.NumberFormat(language, { style: "unit", unit: name, unitDisplay: "short" }).format(count);
}
