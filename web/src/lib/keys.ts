/** Whether a key is meant for the page: not for a field that is written in, an open dialog, or the browser. */
export function isForPage(event: KeyboardEvent): boolean {
    const target = event.target as Element;
    const busy = target.closest("input, select, textarea, dialog, [role=menu]");
    return !busy && !event.ctrlKey && !event.metaKey && !event.altKey;
}
