/** The one way to the server: typed by its own OpenAPI document, every refusal an error with a key. */
import createClient from "openapi-fetch";
import type { components, paths } from "./schema";

export type Schemas = components["schemas"];
export type GameTold = Schemas["GameTold"];
export type TableTold = Schemas["TableTold"];
export type TableRow = Schemas["TableRow"];
export type SeatTold = Schemas["SeatTold"];
export type Update = Schemas["Update"];
export type Choice = Schemas["Choice"];
export type Preview = Schemas["Preview"];
export type Advised = Schemas["Advised"];
export type RefusedAction = Schemas["RefusedAction"];
export type Question = Schemas["Question"];
export type Myself = Schemas["Myself"];
export type Preferences = Schemas["Preferences"];
export type ChatLine = Schemas["LineTold"];
export type Paragraph = Schemas["ParagraphTold"];
export type CallsTold = Schemas["CallsTold"];
export type WayTold = Schemas["WayTold"];
export type Catalogue = Schemas["Catalogue"];

export const api = createClient<paths>({ credentials: "same-origin" });

/** The server said no: `key` is a message `error-<key>`. A stale act brings the new state along. */
export class Refused extends Error {
    constructor(
        readonly status: number,
        readonly key: string,
        readonly details: Record<string, unknown>,
        readonly update: Update | null = null,
    ) {
        super(key);
    }
}

/** Nobody answered: the request may or may not have been done. */
export class Unreachable extends Error {}

interface Answer<T> {
    data?: T;
    error?: unknown;
    response: Response;
}

/** What an answer holds, or the reason why not. */
export async function said<T>(asked: Promise<Answer<T>>): Promise<T> {
    let answer: Answer<T>;
    try {
        answer = await asked;
    } catch {
        throw new Unreachable("unreachable");
    }
    if (answer.response.ok) return answer.data as T;
    const refusal = answer.error as Partial<Schemas["StaleRefusal"]> | undefined;
    if (answer.response.status >= 502 || typeof refusal?.error !== "string") {
        if (answer.response.status !== 503) throw new Unreachable(String(answer.response.status));
    }
    throw new Refused(
        answer.response.status,
        refusal?.error ?? "busy",
        refusal?.details ?? {},
        refusal?.update ?? null,
    );
}
