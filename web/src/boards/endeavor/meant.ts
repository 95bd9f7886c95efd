/** What events of Endeavor are about although no argument names it. */
import type { Meant } from "../../shell/speaks";

export const MEANT: Meant = { grew: ["sheet", "harbour"] };
