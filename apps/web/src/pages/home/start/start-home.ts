// What the home page starts with in the place of React: it makes the page's calls, follows the days and does what is
// pressed. React is loaded when an answer fails or says something else than the page, and for all else that needs it.
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
/** Ends what goes on until React takes over. */
const ends: (() => void)[] = [];
let hasEnded = false;

/** Where it does not come, the page stays as the server has rendered it. */
function needReact(): void {
  loadApplication().catch(() => {});
}

/** What came of a call, which is kept for React. */
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
  // What the server could not read is shown as loading, or failed: beside the call, not after it.
  if (shown === undefined) needReact();
  const outcome = await outcomeOf(name, call(), shown);
  if (outcome === 'confirmed') {
    if (name === 'quote' && isKeptPage()) offline.end();
    return;
  }
  // Nothing is newer than what was kept, which the page says.
  if (outcome !== 'unreachable' || !isKeptPage()) needReact();
}

function askForAll(): void {
  askFor('holyDays', fetchUpcomingHolyDays, home.upcomingHolyDays);
  askFor('quote', fetchTodaysQuote, home.quote);
  askFor('links', fetchSocialLinks, home.socialLinks);
}

/** The community as last heard of; the page shows it as it was rendered until React comes. */
let heardOf = site;
let isAsking = false;

async function askForDay(): Promise<void> {
  // A slow answer is waited for, not asked for again.
  if (isAsking) return;
  isAsking = true;
  const call = fetchSite();
  const outcome = await outcomeOf('site', call, site);
  isAsking = false;
  if (outcome === 'new') {
    heardOf = await call;
    // There is a new version, and what shows the new day is gone with the old one: the document has the new one.
    loadApplication().catch(() => window.location.reload());
    return;
  }
  if (outcome !== 'confirmed') {
    offline.say(site.today);
    return;
  }
  forgetFirstCall('site');
  // Of a kept page the quote has to be confirmed itself.
  if (!isKeptPage()) offline.end();
}

/** @returns whether it is done without React */
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

/** Somebody has gone back to another page of the application, which this document is to show then. */
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
// Whoever has come by logging out is told so.
if (spoken.firstToast) needReact();
if (site.place) showPlace().catch(() => {});
keepForOffline();
