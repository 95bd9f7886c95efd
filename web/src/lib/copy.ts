/** Puts a text where it can be pasted from. On a page without encryption, as in a home network, browsers refuse. */
export async function copy(text: string): Promise<boolean> {
    try {
        await navigator.clipboard.writeText(text);
        return true;
    } catch {
        return false;
    }
}
