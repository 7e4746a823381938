// The list of quotes in the dashboard with 10,000 of them, in a browser whose processor is slowed down four times to be
// like a cheap phone's: from a keystroke or a click to the last row painted.
import type { Page } from '@playwright/test';
import { median, type Row, report } from '../support/measure.ts';
import {
  FEW_QUOTES,
  MANY_QUOTES,
  onDashboard,
  openSlowList,
  paintRow,
  ROUNDS,
  withQuotes,
} from './dashboard-page.ts';

const HEAP_GOAL_MB = 150;

/** Frames without a change after which a list counts as complete. */
const QUIET_FRAMES = 20;

declare global {
  /** Milliseconds from the input or click to the frame in which the list was painted. */
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
  const browser = await openSlowList(page);
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

/** The list with many quotes, compared with the list with few. */
export async function measureManageQuotes(): Promise<Row[]> {
  const few = await onDashboard(measurePage, withQuotes(FEW_QUOTES));
  const many = await onDashboard(measurePage, withQuotes(MANY_QUOTES));
  return [
    paintRow('search among 10,000 quotes: keystroke to paint, ms', many.keystroke, few.keystroke),
    paintRow('page change among 10,000 quotes, ms', many.pageChange, few.pageChange),
    {
      name: 'heap of the page with 10,000 quotes, MB',
      figure: many.heapMb,
      baseline: few.heapMb,
      ratio: many.heapMb / few.heapMb,
      goal: `at most ${HEAP_GOAL_MB} MB`,
      met: many.heapMb <= HEAP_GOAL_MB,
    },
  ];
}

if (import.meta.main) report(await measureManageQuotes());
