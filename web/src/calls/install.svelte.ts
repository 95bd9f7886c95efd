/** The page as an app: where the browser offers to install it, it is asked to wait until somebody wants that. */

interface Offer extends Event {
    prompt(): Promise<unknown>;
}

class Install {
    offer = $state.raw<Offer | null>(null);

    constructor() {
        addEventListener("beforeinstallprompt", (event) => {
            event.preventDefault();
            this.offer = event as Offer;
        });
        addEventListener("appinstalled", () => (this.offer = null));
    }

    async take(): Promise<void> {
        const offer = this.offer;
        this.offer = null; // it can be taken once
        await offer?.prompt();
    }
}

export const install = new Install();
