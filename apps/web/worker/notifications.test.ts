// @vitest-environment node
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keep } from '../src/pages/notifications/subscribe/kept-subscription.ts';
import { listenToPushes } from './notifications.ts';

const SITE = 'https://friends.example';
const MESSAGE = {
  title: 'سخن روز',
  body: 'مهربان باشید',
  url: '/fa',
  lang: 'fa',
  dir: 'rtl',
  tag: 'daily',
};

type Listener = (event: object) => void;

/** The browser features that the worker uses, with a record of the calls. */
function browser() {
  const listeners = new Map<string, Listener>();
  const shown: (readonly [string, object | undefined])[] = [];
  const opened: string[] = [];
  const told: (readonly [string, RequestInit])[] = [];
  const subscribed: unknown[] = [];
  const made = { endpoint: `${SITE}/made` };
  const windows: { url: string; focus: () => Promise<void> }[] = [];
  const cached = new Map<string, Response>();
  vi.stubGlobal('origin', SITE);
  vi.stubGlobal('self', {
    location: new URL(`${SITE}/sw.js`),
    addEventListener: (type: string, listener: Listener) => listeners.set(type, listener),
    registration: {
      async showNotification(title: string, options?: NotificationOptions) {
        // Browsers throw for a value that is not allowed.
        if (!['auto', 'ltr', 'rtl', undefined].includes(options?.dir)) throw new TypeError('dir');
        shown.push([title, options]);
      },
      pushManager: {
        async subscribe(options: unknown) {
          subscribed.push(options);
          return made;
        },
      },
    },
    clients: {
      matchAll: async () => windows,
      async openWindow(url: string) {
        opened.push(url);
      },
    },
  });
  vi.stubGlobal('caches', {
    match: async (path: string) => cached.get(path),
    open: async () => ({
      async put(path: string, response: Response) {
        cached.set(path, response);
      },
    }),
  });
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    told.push([path, init]);
    return new Response('{}');
  });
  listenToPushes();
  return {
    shown,
    opened,
    told,
    subscribed,
    made,
    /** Opens a window of the site at an address, which records whether it gets the focus. */
    show(url: string) {
      const focus = async () => {
        opened.push(`focus ${url}`);
      };
      windows.push({ url, focus });
    },
    /** Fires an event in the worker, and waits until all its work is done. */
    async hears(type: string, event: object): Promise<void> {
      const waited: Promise<unknown>[] = [];
      const waitUntil = (work: Promise<unknown>) => waited.push(work);
      const listener = listeners.get(type);
      if (listener === undefined) throw new Error(`The worker does not listen to ${type}`);
      listener({ ...event, waitUntil });
      expect(waited).toHaveLength(1);
      await Promise.all(waited);
    },
  };
}

const data = (text: string) => ({ data: { json: () => JSON.parse(text) } });

let here: ReturnType<typeof browser>;
beforeEach(() => {
  here = browser();
});
afterEach(() => vi.unstubAllGlobals());

describe('a push', () => {
  it('is shown as the site has sent it', async () => {
    // A discreet message ends with spaces.
    await here.hears('push', data(`${JSON.stringify(MESSAGE)}   `));
    const { title, url, ...options } = MESSAGE;
    expect(here.shown).toEqual([[title, { ...options, data: url, icon: '/icon-192.png' }]]);
  });

  it.each([
    ['nothing', { data: null }],
    ['an empty text', data('')],
    ['no JSON', data('no JSON')],
    ['null', data('null')],
    ['a list', data('[]')],
    ['no title', data('{"body":"x"}')],
    ['what the browser does not know', data('{"title":"x","dir":"up"}')],
  ])('is shown with the name of the site where it holds %s', async (_what, event) => {
    await here.hears('push', event);
    expect(here.shown).toEqual([['friends.example', { icon: '/icon-192.png' }]]);
  });
});

describe('a press', () => {
  const press = async (url: unknown) => {
    const close = vi.fn();
    await here.hears('notificationclick', { notification: { close, data: url } });
    expect(close).toHaveBeenCalledOnce();
    return here.opened;
  };

  it('opens the page in the language of the notification', async () => {
    expect(await press('/fa')).toEqual([`${SITE}/fa`]);
  });

  it('leads to the window that shows the page, if one does', async () => {
    here.show(`${SITE}/`);
    here.show(`${SITE}/fa`);
    expect(await press('/fa')).toEqual([`focus ${SITE}/fa`]);
  });

  it.each(['https://elsewhere.example/', '//elsewhere.example/', '/\\elsewhere.example', 7, null])(
    'leads to no other site: %j',
    async (url) => {
      expect(await press(url)).toEqual([`${SITE}/`]);
    },
  );
});

describe('a browser that the push service moves', () => {
  /** Stores what the page stores after subscribing. */
  const subscribed = () =>
    keep({ token: 'its-token', topics: ['daily'], language: 'fa', discreet: false });
  const options = { userVisibleOnly: true };
  const moved = (subscription: object) => [
    [
      '/api/push/subscriptions/its-token',
      {
        method: 'PUT',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ subscription }),
      },
    ],
  ];

  it('is told to the site with the token that the page has left', async () => {
    await subscribed();
    const newSubscription = { endpoint: `${SITE}/new` };
    await here.hears('pushsubscriptionchange', { oldSubscription: { options }, newSubscription });
    expect(here.told).toEqual(moved(newSubscription));
    expect(here.subscribed).toEqual([]);
  });

  it('subscribes anew where it has not by itself', async () => {
    await subscribed();
    await here.hears('pushsubscriptionchange', { oldSubscription: { options } });
    expect(here.subscribed).toEqual([options]);
    expect(here.told).toEqual(moved(here.made));
  });

  it('is left alone where the site knows nothing of it, or nobody what it had', async () => {
    await here.hears('pushsubscriptionchange', { oldSubscription: { options } });
    await subscribed();
    await here.hears('pushsubscriptionchange', { oldSubscription: null });
    expect([here.subscribed, here.told]).toEqual([[], []]);
  });
});
