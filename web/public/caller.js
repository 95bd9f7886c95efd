/** Shows calls that come while no page is open, and opens the table they are about. It keeps nothing and fetches nothing. */

self.addEventListener("install", () => self.skipWaiting());

self.addEventListener("push", (event) => {
    event.waitUntil(show(event.data.json()));
});

/** In the place of what was shown of that table before, and heard anew, but for a call that comes a second time. */
async function show({ id, title, text, path, table }) {
    const tag = table ?? path;
    const [before] = await self.registration.getNotifications({ tag });
    await self.registration.showNotification(title, {
        body: text,
        tag,
        renotify: before !== undefined && before.data.id !== id,
        icon: "/icon-192.png",
        badge: "/icon-192.png",
        data: { id, path },
    });
}

self.addEventListener("notificationclick", (event) => {
    event.notification.close();
    event.waitUntil(open(event.notification.data.path));
});

/** Where the table is open already, that window comes up. */
async function open(path) {
    const windows = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
    const there = windows.find((one) => new URL(one.url).pathname === path);
    return there ? there.focus() : self.clients.openWindow(path);
}
