/** What events of The Iron Age are about although no argument names it. */
import type { Meant } from "../../shell/speaks";

export const MEANT: Meant = {
    "filled-port-box": ["sheet", "ports"],
    "filled-urn": ["sheet", "urns"],
    "filled-province-box": ["sheet", "provinces"],
    "filled-conquest": ["sheet", "conquest"],
    "built-army": ["row", "armies"],
    "built-ship": ["row", "ships"],
    paid: ["row", "goods"],
    refused: ["sheet", "tribute"],
    demanded: ["sheet", "strength"],
    fought: ["sheet", "strength"],
};
