/** Shows calls that come while no page is open, and opens the table they are about. It keeps nothing and fetches nothing. */

self.addEventListener("install", () => self.skipWaiting());

self.addEventListener("push", (event) => {
    const { title, text, path, table } = event.data.json();
    const shown = {
        body: text,
        tag: table ?? path,
        icon: "/icon-192.png",
        badge: "/icon-192.png",
        data: { path },
    };
    event.waitUntil(self.registration.showNotification(title, shown));
});

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
