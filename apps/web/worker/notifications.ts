// Shows messages from push services, and tells the site when they move the browser to another address. The page has
// subscribed, and has stored the token by which the site knows this browser.
declare const self: ServiceWorkerGlobalScope;

/** Where the page stores its subscription and token. */
const KEPT = '/push-kept';

/** The site's message; a push may contain anything else. */
interface Message {
  readonly title: string;
  readonly body: string;
  readonly url: string;
  readonly lang: string;
  readonly dir: NotificationDirection;
  readonly tag: string;
}

function messageIn(data: PushMessageData | null): Partial<Message> {
  try {
    return Object(data?.json());
  } catch {
    return {};
  }
}

/** A notification is shown for any content: a browser shows one of its own when nothing is shown. */
async function show(data: PushMessageData | null): Promise<void> {
  const { title, body = '', url, lang = '', dir = 'auto', tag = '' } = messageIn(data);
  const { registration, location } = self;
  const icon = '/icon-192.png';
  try {
    if (!title) throw new TypeError();
    await registration.showNotification(title, { body, lang, dir, tag, icon, data: url });
  } catch {
    await registration.showNotification(location.host, { icon });
  }
}

/** Opens a page of this site, and of no other. */
async function open(url: unknown): Promise<void> {
  const { clients, location } = self;
  const path = typeof url === 'string' && url.startsWith('/') ? url : '/';
  const target = new URL(path, location.href);
  const href = target.origin === origin ? target.href : `${origin}/`;
  const windows = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  const shown = windows.find((window) => window.url === href);
  await (shown ? shown.focus() : clients.openWindow(href));
}

interface PushSubscriptionChangeEvent extends ExtendableEvent {
  readonly oldSubscription: PushSubscription | null;
  readonly newSubscription?: PushSubscription | null;
}

/** Subscribes again, which some browsers do not do by themselves. */
async function move({ oldSubscription, newSubscription }: PushSubscriptionChangeEvent) {
  const kept = await caches.match(KEPT);
  if (kept === undefined) return;
  const { token } = await kept.json();
  const { pushManager } = self.registration;
  const options = oldSubscription?.options;
  const subscription = newSubscription ?? (options && (await pushManager.subscribe(options)));
  if (!subscription) return;
  await fetch(`/api/push/subscriptions/${token}`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ subscription }),
  });
}

export function listenToPushes(): void {
  self.addEventListener('push', (event) => event.waitUntil(show(event.data)));
  self.addEventListener('notificationclick', (event) => {
    event.notification.close();
    event.waitUntil(open(event.notification.data));
  });
  self.addEventListener('pushsubscriptionchange', (event) =>
    (event as PushSubscriptionChangeEvent).waitUntil(move(event as PushSubscriptionChangeEvent)),
  );
}
