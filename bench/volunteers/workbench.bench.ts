// The workbench with a file of 20,000 rows, in a browser whose processor is slowed down four times to be like a cheap
// phone's: from a key to the frame that shows its effect.
import type { Page } from '@playwright/test';
import { csv, QuotesTab } from '../../e2e/quotes/quotes-tab.ts';
import { Workbench } from '../../e2e/upload/workbench.ts';
import { median, type Row, report } from '../support/measure.ts';
import { sampleQuotes } from '../support/sample-quotes.ts';
import { onDashboard, paintRow, ROUNDS, slowDown } from './dashboard-page.ts';

const MANY = 20_000;
/** As many rows as show what a key costs when there is next to nothing to do. */
const FEW = 100;
/** One row in so many has no source. */
const WRONG_EVERY = 10;
const SOURCE = 1;

declare global {
  /** Milliseconds from a key to the end of the frame that follows it. */
  var keyPainted: Promise<number>;
}

/** Waits in the page for the next key, and for the frame after it: a message event comes when that is painted. */
function awaitKey(): void {
  globalThis.keyPainted = new Promise((resolve) => {
    const begin = ({ timeStamp }: Event) =>
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve(performance.now() - timeStamp);
        port2.postMessage(null);
      });
    addEventListener('keydown', begin, { once: true, capture: true });
  });
}

/** Milliseconds from a key to the frame that shows its effect. */
async function timeToPaint(page: Page, key: string): Promise<number> {
  await page.evaluate(awaitKey);
  await page.keyboard.press(key);
  return page.evaluate(() => globalThis.keyPainted);
}

interface Figures {
  readonly typing: number;
  readonly keeping: number;
  readonly moving: number;
  readonly jumping: number;
}

async function measurePage(page: Page, count: number): Promise<Figures> {
  const quotes = new QuotesTab(page);
  const workbench = new Workbench(page);
  const rows = sampleQuotes(count).map(({ text, source, displayDate, referenceUrl }, index) =>
    [`"${text}"`, index % WRONG_EVERY === 0 ? '' : source, displayDate, referenceUrl].join(','),
  );
  await quotes.openUpload();
  await quotes.upload('quotes.csv', csv(...rows));
  await workbench.grid().waitFor();
  const allRows = new RegExp(`^All rows \\(${count.toLocaleString('en')}\\)$`);
  await workbench.region().getByRole('button', { name: allRows }).click();
  await slowDown(page);
  const times: Record<keyof Figures, number[]> = {
    typing: [],
    keeping: [],
    moving: [],
    jumping: [],
  };
  await workbench.cell(2, SOURCE).focus();
  for (let round = 0; round < ROUNDS; round += 1) {
    await page.keyboard.press('Enter');
    times.typing.push(await timeToPaint(page, String(round)));
    times.keeping.push(await timeToPaint(page, 'Enter'));
    times.moving.push(await timeToPaint(page, 'ArrowDown'));
  }
  for (let round = 0; round < ROUNDS; round += 1) {
    times.jumping.push(await timeToPaint(page, round % 2 === 0 ? 'Control+End' : 'Control+Home'));
  }
  return {
    typing: median(times.typing),
    keeping: median(times.keeping),
    moving: median(times.moving),
    jumping: median(times.jumping),
  };
}

const measureWith = (count: number): Promise<Figures> =>
  onDashboard((page) => measurePage(page, count));

const NAMES: Readonly<Record<keyof Figures, string>> = {
  typing: 'typing into a cell of 20,000 rows: key to paint, ms',
  keeping: 'keeping a correction among 20,000 rows, ms',
  moving: 'to the next of 20,000 rows, ms',
  jumping: 'from the first of 20,000 rows to the last, ms',
};

/** The workbench with many rows, compared with the workbench with few. */
export async function measureWorkbench(): Promise<Row[]> {
  const few = await measureWith(FEW);
  const many = await measureWith(MANY);
  return (['typing', 'keeping', 'moving', 'jumping'] as const).map((what) =>
    paintRow(NAMES[what], many[what], few[what]),
  );
}

if (import.meta.main) report(await measureWorkbench());
