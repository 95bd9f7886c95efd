/** Something that is on or off and that this browser remembers. */
export class Kept {
    on = $state(false);

    constructor(readonly key: string) {
        try {
            this.on = localStorage.getItem(key) === "true";
        } catch {
            // A browser that keeps nothing: it is off.
        }
    }

    toggle(): void {
        this.on = !this.on;
        try {
            localStorage.setItem(this.key, String(this.on));
        } catch {
            // A browser that keeps nothing: it holds until the page is left.
        }
    }
}
