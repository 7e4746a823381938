// The list of quotes in the dashboard with 10,000 of them, in a browser whose processor is slowed down
// four times as a cheap phone's: from a keystroke or a click to the last row painted.
import { chromium, type Page } from '@playwright/test';
import { insertQuotes } from '../apps/server/src/features/quotes/quotes.repository.ts';
import { startSite } from '../e2e/site.ts';
import { ANNA, addUsers, logIn } from '../e2e/users.ts';
import { BROWSER_ARGUMENTS, ensureBrowser } from '../scripts/browser.ts';
import { median, type Row, report } from './measure.ts';
import { sampleQuotes } from './sample-quotes.ts';

const MANY = 10_000;
/** As many as one page shows: what filtering and paging cost when there is next to nothing to do. */
const FEW = 100;
const SLOWDOWN = 4;
const GOAL_MS = 100;
const HEAP_GOAL_MB = 150;
const ROUNDS = 7;

/** Frames without a change after which a list is taken to be whole. */
const QUIET_FRAMES = 20;

declare global {
  /** When what is awaited was begun, and when the list that follows was painted. */
  var painting: Promise<number>;
}

/** Waits in the page for the next input or click, and for the frame with the list that follows. */
function awaitPainting([event, quietFramesMin]: readonly [string, number]): void {
  const rows = () => document.querySelector('tbody')?.textContent;
  globalThis.painting = new Promise((resolve) => {
    let last = rows();
    let started = 0;
    let painted = 0;
    let hasChanged = false;
    let quietFrames = 0;
    const begin = ({ timeStamp }: Event) => {
      started = timeStamp;
    };
    addEventListener(event, begin, { once: true, capture: true });
    const look = (now: number) => {
      const current = rows();
      quietFrames += 1;
      // A frame starts only when the one before it is painted.
      if (hasChanged && quietFrames === 1) painted = now;
      if (current !== last) {
        hasChanged = true;
        quietFrames = 0;
      }
      last = current;
      if (hasChanged && quietFrames > quietFramesMin) resolve(painted - started);
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
}

/** Milliseconds from an input or a click to the frame in which the list that follows is painted. */
async function timeToPaint(page: Page, event: 'input' | 'click', act: () => Promise<void>) {
  await page.evaluate(awaitPainting, [event, QUIET_FRAMES] as const);
  await act();
  return page.evaluate(() => globalThis.painting);
}

interface Figures {
  readonly keystroke: number;
  readonly pageChange: number;
  readonly heapMb: number;
}

async function measurePage(page: Page): Promise<Figures> {
  await page.goto('/admin#quotes/manage');
  await page.getByText(/^Showing 1-25 of/).waitFor();
  const browser = await page.context().newCDPSession(page);
  await browser.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  const search = page.getByPlaceholder('Search quotes and sources...');
  await search.focus();
  const keystrokes: number[] = [];
  const pageChanges: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    keystrokes.push(await timeToPaint(page, 'input', () => page.keyboard.press(String(round + 1))));
    await timeToPaint(page, 'input', () => page.keyboard.press('Backspace'));
  }
  for (let round = 0; round < ROUNDS; round += 1) {
    const name = round % 2 === 0 ? 'Next' : 'Previous';
    const button = page.getByRole('button', { name, exact: true });
    pageChanges.push(
      await timeToPaint(page, 'click', () =>
        button.evaluate((element: HTMLElement) => element.click()),
      ),
    );
  }
  await browser.send('HeapProfiler.collectGarbage');
  const { usedSize } = await browser.send('Runtime.getHeapUsage');
  return {
    keystroke: median(keystrokes),
    pageChange: median(pageChanges),
    heapMb: usedSize / 1024 / 1024,
  };
}

async function measureWith(count: number): Promise<Figures> {
  const site = await startSite(async (database) => {
    await addUsers(database);
    await insertQuotes(database.writes, sampleQuotes(count), '2026-01-01T00:00:00.000Z');
  });
  const browser = await chromium.launch({
    args: [...BROWSER_ARGUMENTS],
    executablePath: ensureBrowser(),
  });
  try {
    const page = await browser.newPage({ baseURL: site.url, locale: 'en-US' });
    await logIn(page, ANNA);
    return await measurePage(page);
  } finally {
    await browser.close();
    await site.stop();
  }
}

function row(name: string, figure: number, baseline: number, goal: string, max: number): Row {
  return { name, figure, baseline, ratio: figure / baseline, goal, met: figure <= max };
}

/** The list with many quotes beside that with few. */
export async function measureManageQuotes(): Promise<Row[]> {
  const few = await measureWith(FEW);
  const many = await measureWith(MANY);
  const goal = `at most ${GOAL_MS} ms`;
  return [
    row(
      'search among 10,000 quotes: keystroke to paint, ms',
      many.keystroke,
      few.keystroke,
      goal,
      GOAL_MS,
    ),
    row('page change among 10,000 quotes, ms', many.pageChange, few.pageChange, goal, GOAL_MS),
    row(
      'heap of the page with 10,000 quotes, MB',
      many.heapMb,
      few.heapMb,
      `at most ${HEAP_GOAL_MB} MB`,
      HEAP_GOAL_MB,
    ),
  ];
}

if (import.meta.main) report(await measureManageQuotes());
