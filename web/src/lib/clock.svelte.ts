/** What time it is, in seconds, as far as anybody who reads minutes needs to know. */
const EVERY = 20_000;

class Clock {
    now = $state(Date.now() / 1000);

    constructor() {
        setInterval(() => (this.now = Date.now() / 1000), EVERY);
    }
}

export const clock = new Clock();
