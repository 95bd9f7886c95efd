/** How long ago something was, in the words of the browser: "5 minutes ago". */
const STEPS: ["day" | "hour" | "minute", number][] = [
    ["day", 86_400],
    ["hour", 3_600],
    ["minute", 60],
];

/** How long something lasts already: "5 min"; empty while it is less than a minute. */
export function lasting(since: number, now: number, language: string): string {
    for (const [unit, seconds] of STEPS) {
        const passed = Math.floor((now - since) / seconds);
        if (passed > 0)
            return new Intl.NumberFormat(language, { style: "unit", unit, unitDisplay: "short" }).format(
                passed,
            );
    }
    return "";
}

/** `then` and `now` in seconds. */
export function ago(then: number, now: number, language: string): string {
    const words = new Intl.RelativeTimeFormat(language, { numeric: "auto" });
    const passed = Math.max(0, now - then);
    for (const [unit, seconds] of STEPS)
        if (passed >= seconds) return words.format(-Math.floor(passed / seconds), unit);
    return words.format(0, "second");
}
