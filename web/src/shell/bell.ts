/** A short soft bell: two partials that fade. Browsers let it sound once the page has been touched. */
let context: AudioContext | null = null;

export function ring(): void {
    try {
        context ??= new AudioContext();
        if (context.state === "suspended") void context.resume();
        partial(context, 880, 0.06, 1.1);
        partial(context, 1318.5, 0.03, 0.7);
    } catch {
        // A browser without sound stays silent.
    }
}

function partial(context: AudioContext, pitch: number, loudness: number, seconds: number): void {
    const tone = context.createOscillator();
    const gain = context.createGain();
    const now = context.currentTime;
    tone.frequency.value = pitch;
    gain.gain.setValueAtTime(0, now);
    gain.gain.linearRampToValueAtTime(loudness, now + 0.02);
    gain.gain.exponentialRampToValueAtTime(0.0001, now + seconds);
    tone.connect(gain).connect(context.destination);
    tone.start(now);
    tone.stop(now + seconds);
}
