/** Why something did not happen, as the page words it. */
import { Refused, Unreachable } from "../api/client";

export interface Reason {
    /** A message of the house. */
    key: string;
    details: Record<string, unknown>;
}

/** The words of a refusal; anything else is a fault of ours and goes on. */
export function reasonOf(error: unknown): Reason {
    if (error instanceof Refused) return { key: `error-${error.key}`, details: error.details };
    if (error instanceof Unreachable) return { key: "error-unreachable", details: {} };
    throw error;
}
