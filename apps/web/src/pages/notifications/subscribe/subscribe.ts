// The only script of the page: it has the browser subscribe at its push service, and sends the subscription to the
// site.
import { type Kept, keep, kept } from './kept-subscription.ts';
import { whyNot } from './why-not.ts';
import type { Words } from './words.ts';

const API = '/api/push/subscriptions';

/** An element of the page. */
function part<E extends HTMLElement>(selector: string): E {
  const found = document.querySelector<E>(selector);
  if (found === null) throw new Error(`The page has no ${selector}`);
  return found;
}

const words: Words = JSON.parse(part('.notifications').dataset.words ?? '');
const form = part<HTMLFormElement>('.notifications form');
const topics = [...form.querySelectorAll<HTMLInputElement>('fieldset input')];
const language = part<HTMLSelectElement>('#notifications-language');
const discreet = part<HTMLInputElement>('#discreet');
const submit = part<HTMLButtonElement>('.notifications [type=submit]');
const ending = part<HTMLButtonElement>('#end-notifications');
const problem = part('#notifications-problem');
const status = part('#notifications-status');

/** A refusal for which the page has a text. */
class Refused extends Error {}

const chosen = () => ({
  topics: topics.filter(({ checked }) => checked).map(({ value }) => value),
  language: language.value,
  discreet: discreet.checked,
});

/** @throws Refused when the site refuses; it may not know a token any more */
async function call(method: string, path: string, body?: object): Promise<Response> {
  const response = await fetch(API + path, {
    method,
    ...(body && {
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }),
  });
  const said: Record<number, string> = { 429: words.tooMany, 503: words.unavailable };
  if (!response.ok && response.status !== 404) {
    throw new Refused(said[response.status] ?? words.failed);
  }
  return response;
}

/** The service worker that shows notifications: it has to be the newest one, since an older one may show none. */
async function worker(): Promise<ServiceWorkerRegistration> {
  const { serviceWorker } = navigator;
  const registered = await serviceWorker.register('/sw.js');
  await registered.update();
  return serviceWorker.ready;
}

const bytesOf = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (byte) =>
    byte.charCodeAt(0),
  );

async function newSubscription(): Promise<PushSubscription> {
  const { pushManager } = await worker();
  const answer = await fetch('/api/push/key');
  if (!answer.ok) throw new Refused(answer.status === 503 ? words.unavailable : words.failed);
  const { key } = await answer.json();
  // An earlier subscription may be for another key of the site.
  await (await pushManager.getSubscription())?.unsubscribe();
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytesOf(key) });
}

/** The browser's subscription; null where the browser has ended it by itself. */
async function ownSubscription(): Promise<PushSubscription | null> {
  const registered = await navigator.serviceWorker.getRegistration();
  return (await registered?.pushManager.getSubscription()) ?? null;
}

function show(now: Kept | null): void {
  ending.hidden = now === null;
  submit.textContent = now === null ? words.turnOn : words.save;
}

async function subscribe(): Promise<string> {
  const choice = chosen();
  if (choice.topics.length === 0) throw new Refused(words.topics);
  if ((await Notification.requestPermission()) !== 'granted') throw new Refused(words.notAllowed);
  const before = await kept();
  const own = before && (await ownSubscription());
  if (before && own) {
    const changed = await call('PUT', `/${before.token}`, { subscription: own, ...choice });
    if (changed.ok) {
      await keep({ token: before.token, ...choice });
      return words.saved;
    }
  }
  const subscription = await newSubscription();
  const made = await call('POST', '', { subscription, ...choice });
  if (!made.ok) throw new Refused(words.failed);
  const now = { token: (await made.json()).token, ...choice };
  await keep(now);
  show(now);
  return words.on;
}

async function end(): Promise<string> {
  const before = await kept();
  if (before) await call('DELETE', `/${before.token}`);
  await (await ownSubscription())?.unsubscribe();
  await keep(null);
  show(null);
  return words.ended;
}

/** Runs the work of a press, one at a time, and shows its result. */
async function press(work: () => Promise<string>): Promise<void> {
  submit.disabled = true;
  ending.disabled = true;
  status.textContent = '';
  let wrong = '';
  try {
    status.textContent = await work();
  } catch (error) {
    wrong = error instanceof Refused ? error.message : words.failed;
  }
  problem.textContent = wrong;
  problem.hidden = wrong === '';
  submit.disabled = false;
  ending.disabled = false;
}

async function start(): Promise<void> {
  const why = whyNot();
  if (why !== null) {
    part(`#cannot-${why}`).hidden = false;
    return;
  }
  const before = (await ownSubscription()) ? await kept() : null;
  for (const topic of topics) {
    topic.checked = before ? before.topics.includes(topic.value) : topic.value === 'daily';
  }
  if (before) {
    language.value = before.language;
    discreet.checked = before.discreet;
    status.textContent = words.on;
  }
  show(before);
  form.hidden = false;
}

form.addEventListener('submit', (event) => {
  event.preventDefault();
  void press(subscribe);
});
ending.addEventListener('click', () => void press(end));
void start();
