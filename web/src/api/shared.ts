/**
 * Event streams, shared by all tabs of a browser: it holds only six connections to a host, and a stream each would
 * leave the seventh tab without any. Whichever tab holds the lock of a stream reads it and passes on what it hears.
 */

export type Told = (data: unknown) => void;
export interface Hearing {
    [kind: string]: Told;
}
export type Connection = "open" | "lost";

const RETRY = 500;
const LONGEST = 8_000;

/** Hears a stream until the function that is given back is called. `address` may change with time: it says `since`. */
export function listen(
    name: string,
    hearing: Hearing,
    address: () => string = () => name,
    connection: (now: Connection) => void = () => {},
): () => void {
    const channel = new BroadcastChannel(`carrack:${name}`);
    const leaving = new AbortController();
    let source: EventSource | null = null;
    let wait = RETRY;
    let timer = 0;

    const tell = (kind: string, data: unknown): void => {
        if (kind === CONNECTION) connection(data as Connection);
        else hearing[kind]?.(data);
    };
    channel.onmessage = (event: MessageEvent<{ kind: string; data: unknown }>) =>
        tell(event.data.kind, event.data.data);

    const pass = (kind: string, data: unknown): void => {
        channel.postMessage({ kind, data });
        tell(kind, data);
    };

    const open = (): void => {
        source = new EventSource(address());
        source.onopen = () => {
            wait = RETRY;
            pass(CONNECTION, "open");
        };
        source.onerror = () => {
            source?.close();
            pass(CONNECTION, "lost");
            timer = window.setTimeout(open, wait);
            wait = Math.min(wait * 2, LONGEST);
        };
        for (const kind of KINDS)
            source.addEventListener(kind, (event) =>
                pass(kind, JSON.parse((event as MessageEvent<string>).data)),
            );
    };

    const again = (): void => {
        if (source?.readyState === EventSource.CLOSED) {
            clearTimeout(timer);
            wait = RETRY;
            open();
        }
    };
    addEventListener("online", again);

    void navigator.locks
        .request(`carrack:${name}`, { signal: leaving.signal }, async () => {
            if (leaving.signal.aborted) return; // we left while it was being granted
            open();
            await new Promise<void>((resolve) => leaving.signal.addEventListener("abort", () => resolve()));
        })
        .catch(() => {}); // we left before it was our turn to read

    return () => {
        leaving.abort();
        clearTimeout(timer);
        removeEventListener("online", again);
        source?.close();
        channel.close();
    };
}

const CONNECTION = "connection";
const KINDS = [
    "table",
    "update",
    "seats",
    "presence",
    "chat",
    "proposal",
    "thinking",
    "rematch",
    "gone",
    "turn",
];
