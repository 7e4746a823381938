// The first script of the home page, in place of React: it makes the page's calls, follows the change of days and
// handles presses. React is loaded when a call fails or its response differs from the page, and for everything else
// that needs it.
import { isUnreachable } from '../../../api/api-error.ts';
import { subscribeToClock } from '../../../calendar/clock.ts';
import { filledInDay, fillInDates } from '../../../calendar/fill-in-dates.ts';
import { localDay } from '../../../calendar/today.ts';
import { confirms } from '../../../light/confirms.ts';
import { type FirstCalls, forgetFirstCall, keepFirstCall } from '../../../light/first-calls.ts';
import { onTakeOver } from '../../../light/hand-over.ts';
import { loadApplication } from '../../../light/load-scripts.ts';
import { handlePresses, type Press } from '../../../light/presses.ts';
import { isGoneBackTo, newDayWatch, watchDays } from '../../../site/day-watch.ts';
import { fetchSite } from '../../../site/fetch-site.ts';
import { keepForOffline } from '../../../site/keep-for-offline.ts';
import { isKeptPage } from '../../../site/kept-page.ts';
import { speak, spoken } from '../../../texts/spoken.ts';
import { type RenderedAt, readPageData } from '../../page-data.ts';
import type { HomeParts } from '../page.server.ts';
import { fetchSocialLinks, fetchTodaysQuote, fetchUpcomingHolyDays } from './home-calls.ts';
import { OfflinePage } from './offline-page.ts';
import { StartedQuoteCard } from './quote-card.ts';

const data = readPageData<HomeParts & RenderedAt>(document);
const { home = {}, site, path } = data;
speak({ ...spoken, ...data.language });

const card = new StartedQuoteCard(loadApplication);
const offline = new OfflinePage();
const days = newDayWatch();
/** Functions that end the script's work when React takes over. */
const ends: (() => void)[] = [];
let hasEnded = false;

/** Loads React; if that fails, the page stays as the server has rendered it. */
function needReact(): void {
  loadApplication().catch(() => {});
}

/** The result of a call, which is kept for React. */
async function outcomeOf<N extends keyof FirstCalls>(
  name: N,
  call: Promise<FirstCalls[N]>,
  shown: FirstCalls[N] | undefined,
): Promise<'confirmed' | 'new' | 'failed' | 'unreachable'> {
  keepFirstCall(name, call);
  try {
    return confirms(await call, shown) ? 'confirmed' : 'new';
  } catch (error) {
    return isUnreachable(error) ? 'unreachable' : 'failed';
  }
}

async function askFor<N extends keyof FirstCalls>(
  name: N,
  call: () => Promise<FirstCalls[N]>,
  shown: FirstCalls[N] | undefined,
): Promise<void> {
  // A part that the server could not read is shown as loading, or failed: React is loaded in parallel with the call.
  if (shown === undefined) needReact();
  const outcome = await outcomeOf(name, call(), shown);
  if (outcome === 'confirmed') {
    if (name === 'quote' && isKeptPage()) offline.end();
    return;
  }
  // Without a network a cached page has the newest data that there is, and tells so.
  if (outcome !== 'unreachable' || !isKeptPage()) needReact();
}

function askForAll(): void {
  askFor('holyDays', fetchUpcomingHolyDays, home.upcomingHolyDays);
  askFor('quote', fetchTodaysQuote, home.quote);
  askFor('links', fetchSocialLinks, home.socialLinks);
}

/** The latest settings; the page shows the rendered ones until React is loaded. */
let heardOf = site;
let isAsking = false;

async function askForDay(): Promise<void> {
  // A slow response is waited for, and not requested again.
  if (isAsking) return;
  isAsking = true;
  const call = fetchSite();
  const outcome = await outcomeOf('site', call, site);
  isAsking = false;
  if (outcome === 'new') {
    heardOf = await call;
    // A new version was deployed, and the code that shows the new day is gone with the old one: the document has the
    // new code.
    loadApplication().catch(() => window.location.reload());
    return;
  }
  if (outcome !== 'confirmed') {
    offline.say(site.today);
    return;
  }
  forgetFirstCall('site');
  // On a cached page the quote itself has to be confirmed.
  if (!isKeptPage()) offline.end();
}

/** @returns whether it was handled without React */
function press(pressed: Press): boolean {
  const what = pressed !== 'F8' && pressed.dataset.press;
  if (what === 'unfold') card.unfold(pressed as HTMLButtonElement);
  else if (what === 'share' && home.quote) {
    card.share(pressed as HTMLButtonElement, { quote: home.quote, day: site.today });
  } else {
    needReact();
    return false;
  }
  return true;
}

/** Follows the browser's history to another page of the application, which this document then has to show. */
function followAddress(): void {
  if (window.location.pathname !== path) needReact();
}

async function showPlace(): Promise<void> {
  const { showPlaceNotes } = await import('../cards/place-notes.ts');
  const place = document.querySelector('.place-notes');
  if (place && !hasEnded) ends.push(showPlaceNotes(place, site));
}

onTakeOver(() => {
  hasEnded = true;
  for (const end of ends) end();
  return { days, parts: { begunCard: { ...card.leave(), isSaidOld: offline.leave() } } };
});
handlePresses(press);
askForAll();
if (isGoneBackTo()) askForDay();
ends.push(
  watchDays(days, () => heardOf, askForDay),
  subscribeToClock(() => {
    if (localDay(new Date()) !== filledInDay()) fillInDates();
  }),
);
followAddress();
window.addEventListener('popstate', followAddress);
ends.push(() => window.removeEventListener('popstate', followAddress));
if (isKeptPage()) {
  offline.say(site.today);
  window.addEventListener('online', askForAll);
  ends.push(() => window.removeEventListener('online', askForAll));
}
// Visitors who have just logged out are told so.
if (spoken.firstToast) needReact();
if (site.place) showPlace().catch(() => {});
keepForOffline();
