/** What is said aloud to whoever cannot see it change. */
class Announcer {
    said = $state("");

    say(text: string): void {
        this.said = text;
    }
}

export const announcer = new Announcer();
