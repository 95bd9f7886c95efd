/** This browser as a way to be called: Web Push, which needs a service worker and the person's leave. */
import { api, said, type CallsTold, type WayTold } from "../api/client";

const WORKER = "/caller.js";

/** Whether a browser can be called at all: an iPhone only when the page was put on its home screen. */
export function canPush(): boolean {
    return "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;
}

/** A key as browsers want it: bytes. */
export function bytesOf(key: string): Uint8Array<ArrayBuffer> {
    const text = atob(key.replaceAll("-", "+").replaceAll("_", "/"));
    return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}

async function subscription(): Promise<PushSubscription | null> {
    if (!canPush()) return null;
    const worker = await navigator.serviceWorker.getRegistration("/");
    return (await worker?.pushManager.getSubscription()) ?? null;
}

/** Which of one's ways is this browser. */
export async function thisBrowser(ways: WayTold[]): Promise<WayTold | null> {
    const known = await subscription();
    return ways.find((way) => way.kind === "push" && way.address === known?.endpoint) ?? null;
}

/** Asks for leave and subscribes; null where leave was not given. */
export async function subscribe(key: string, name: string, language: string): Promise<CallsTold | null> {
    if ((await Notification.requestPermission()) !== "granted") return null;
    await navigator.serviceWorker.register(WORKER, { scope: "/" });
    const worker = await navigator.serviceWorker.ready;
    const applicationServerKey = bytesOf(key);
    const found = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey });
    const { endpoint, keys } = found.toJSON();
    const body = {
        kind: "push" as const,
        address: endpoint ?? "",
        keys: { p256dh: keys?.["p256dh"] ?? "", auth: keys?.["auth"] ?? "" },
        name,
        language,
        password: "",
    };
    return said(api.POST("/api/me/calls/ways", { body }));
}

/** Before somebody signs out: whoever comes next at this browser is not called in their place. */
export async function forgetBrowser(): Promise<void> {
    const known = await subscription();
    if (!known) return;
    const { ways } = await said(api.GET("/api/me/calls"));
    const mine = await thisBrowser(ways);
    if (mine) await said(api.DELETE("/api/me/calls/ways/{way}", { params: { path: { way: mine.id } } }));
    await known.unsubscribe();
}
