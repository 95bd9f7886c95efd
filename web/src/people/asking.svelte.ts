/** Something that is asked of the server by a click: whether it is under way, and why it was refused. */
import { reasonOf, type Reason } from "../lib/refusals";

export class Asking {
    busy = $state(false);
    reason = $state.raw<Reason | null>(null);

    /** Whether it was done. */
    async do(what: () => Promise<void>): Promise<boolean> {
        this.busy = true;
        this.reason = null;
        try {
            await what();
            return true;
        } catch (error) {
            this.reason = reasonOf(error);
            return false;
        } finally {
            this.busy = false;
        }
    }
}
