/** Where others find this server. A page that was opened on the server's own machine has to ask. */
import { api, said } from "../api/client";

const LOCAL = ["localhost", "127.0.0.1", "[::1]"];

/** With which addresses begin that others can open; null where nobody else reaches the server. */
export async function originForOthers(): Promise<string | null> {
    if (!LOCAL.includes(location.hostname)) return location.origin;
    try {
        const { address } = await said(api.GET("/api/address"));
        return address === null ? null : originAt(location, address);
    } catch {
        return null; // who does not answer is not to be reached by others either
    }
}

/** The same page by another name: an IPv6 address stands in brackets. */
export function originAt(here: { protocol: string; port: string }, name: string): string {
    const host = name.includes(":") ? `[${name}]` : name;
    return `${here.protocol}//${host}${here.port ? `:${here.port}` : ""}`;
}
