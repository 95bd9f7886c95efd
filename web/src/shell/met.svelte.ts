/** How often each kind of question was answered in this browser: where one is new, it is said what to click. */
const KEY = "carrack-met";
const OFTEN = 2;

class Met {
    #times = $state.raw<Readonly<Record<string, number>>>(read());

    isNew(kind: string): boolean {
        return (this.#times[kind] ?? 0) < OFTEN;
    }

    answered(kind: string): void {
        if (!this.isNew(kind)) return;
        this.#times = { ...this.#times, [kind]: (this.#times[kind] ?? 0) + 1 };
        try {
            localStorage.setItem(KEY, JSON.stringify(this.#times));
        } catch {
            // A browser that keeps nothing: it holds until the page is left.
        }
    }
}

function read(): Record<string, number> {
    try {
        const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}");
        return typeof kept === "object" && kept !== null ? (kept as Record<string, number>) : {};
    } catch {
        return {}; // nothing, or nothing that can be read
    }
}

export const met = new Met();
