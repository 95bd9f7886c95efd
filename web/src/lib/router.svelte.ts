/** Where we are: one page, many addresses. A link is a plain `<a href>`; `follow` keeps clicks on them in the page. */

export interface Route {
    page: string;
    parameters: Record<string, string>;
}

/** Address patterns, first match wins. */
const PAGES: [string, string][] = [
    ["harbour", "/"],
    ["new", "/new"],
    ["new", "/new/:game"],
    ["table", "/table/:table"],
    ["replay", "/table/:table/move/:revision"],
    ["invitation", "/invitation/:invitation"],
    ["confirm", "/confirm/:key"],
    ["rules", "/rules"],
    ["rules", "/rules/:game"],
    ["people", "/people"],
    ["person", "/people/:name"],
    ["club", "/clubs/:club"],
    ["contest", "/clubs/:club/contests/:contest"],
    ["clubInvitation", "/club-invitation/:invitation"],
    ["recovery", "/recovery/:token"],
    ["account", "/account"],
    ["settings", "/settings"],
    ["about", "/about"],
];

export function match(path: string): Route {
    const parts = path.split("/").filter(Boolean);
    for (const [page, pattern] of PAGES) {
        const wanted = pattern.split("/").filter(Boolean);
        if (wanted.length !== parts.length) continue;
        const parameters: Record<string, string> = {};
        const fits = wanted.every((word, i) => {
            const part = parts[i] ?? "";
            if (!word.startsWith(":")) return word === part;
            parameters[word.slice(1)] = safely(part);
            return true;
        });
        if (fits) return { page, parameters };
    }
    return { page: "nowhere", parameters: {} };
}

function safely(part: string): string {
    try {
        return decodeURIComponent(part);
    } catch {
        return part;
    }
}

class Router {
    path = $state(location.pathname);
    query = $state(location.search);
    hash = $state(location.hash);
    route = $derived(match(this.path));

    constructor() {
        addEventListener("popstate", () => this.#read());
        addEventListener("hashchange", () => this.#read());
    }

    go(address: string, replace = false): void {
        const before = this.path;
        history[replace ? "replaceState" : "pushState"](null, "", address);
        this.#read();
        if (!replace && this.path !== before && !this.hash) scrollTo(0, 0);
    }

    follow = (event: MouseEvent): void => {
        if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey)
            return;
        const link = (event.target as Element | null)?.closest("a");
        if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
        if (link.pathname.startsWith("/api/")) return;
        event.preventDefault();
        this.go(link.pathname + link.search + link.hash);
    };

    #read(): void {
        this.path = location.pathname;
        this.query = location.search;
        this.hash = location.hash;
    }
}

export const router = new Router();
