// The bytes that a browser receives for the home page, at the first visit and at the second one, its service worker
// included, and for the dashboard.
import { type Browser, type CDPSession, chromium, type Page } from '@playwright/test';
import { systemClock } from '../../apps/server/src/clock.ts';
import { addDemoContent } from '../../apps/server/src/maintenance/demo-content.ts';
import { countBytes } from '../../e2e/support/count-bytes.ts';
import { startSite } from '../../e2e/support/site.ts';
import { ANNA, addUsers, logIn } from '../../e2e/users/users.ts';
import { BROWSER_ARGUMENTS, ensureBrowser } from '../../scripts/browser.ts';
import { type Row, report } from '../support/measure.ts';

/** The time for requests that a page starts by itself. */
const QUIET_MS = 1000;
/** How long the home page is left alone: no further request may come meanwhile. */
const UNDISTURBED_MS = 10_000;

interface Received {
  readonly type: string;
  readonly encoding: string;
  readonly head: number;
  readonly body: number;
  /** The size of the body after decompression, in bytes. */
  readonly unpacked: number;
}

/** Records everything that comes over the network from now on, in bytes. */
function watch(network: CDPSession): Received[] {
  const received: Received[] = [];
  const responses = new Map<string, Pick<Received, 'type' | 'encoding' | 'head'>>();
  const unpacked = new Map<string, number>();
  network.on('Network.responseReceived', ({ requestId, type, response }) => {
    const encoding = response.headers['content-encoding'] ?? 'identity';
    responses.set(requestId, { type, encoding, head: response.encodedDataLength });
  });
  network.on('Network.dataReceived', ({ requestId, dataLength }) => {
    unpacked.set(requestId, (unpacked.get(requestId) ?? 0) + dataLength);
  });
  network.on('Network.loadingFinished', ({ requestId, encodedDataLength: wire }) => {
    const answer = responses.get(requestId);
    // Responses from the browser's cache have no bytes on the wire.
    if (answer === undefined || wire === 0) return;
    received.push({ ...answer, body: wire - answer.head, unpacked: unpacked.get(requestId) ?? 0 });
  });
  return received;
}

async function visit(page: Page, url: string, quietMs = QUIET_MS): Promise<readonly Received[]> {
  const network = await page.context().newCDPSession(page);
  await network.send('Network.enable');
  const received = watch(network);
  await page.goto(url);
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(quietMs);
  await network.detach();
  return received;
}

/** Chromium accepts brotli only from trustworthy origins: over https, and from its own machine. */
function assertBrotli(received: readonly Received[]): void {
  const pageItself = received.filter(({ type }) => type === 'Document' || type === 'Script');
  if (pageItself.some(({ encoding }) => encoding !== 'br')) throw new Error('Not sent in brotli');
}

const sum = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0);

function row(name: string, figure: number, baseline: number, max: number): Row {
  const goal = `at most ${max}`;
  return { name, figure, baseline, ratio: figure / baseline, goal, met: figure <= max };
}

/** The total size of the bodies of one type, compressed and uncompressed. */
function bodiesOf(received: readonly Received[], type: string): readonly [number, number] {
  const ofType = received.filter((answer) => answer.type === type);
  return [sum(ofType.map(({ body }) => body)), sum(ofType.map(({ unpacked }) => unpacked))];
}

/** Two visits in one browser: the responses of the page at the first, and everything that the site sent at each. */
interface Visits {
  readonly page: readonly Received[];
  readonly first: number;
  readonly second: number;
}

interface Loaded {
  readonly packed: Visits;
  /** The same visits without compression. */
  readonly unpacked: Visits;
  /** The dashboard, in a browser that has only a session's cookie of the site. */
  readonly dashboard: readonly Received[];
}

function rowsOf({ packed: { page, first, second }, unpacked, dashboard }: Loaded): Row[] {
  return [
    row('first visit, HTML with its styles, bytes', ...bodiesOf(page, 'Document'), 14_000),
    row('first visit, JavaScript in ten seconds, bytes', ...bodiesOf(page, 'Script'), 12_000),
    row('first visit, what is kept included, bytes', first, unpacked.first, 70_000),
    row('second visit, what is kept included, bytes', second, unpacked.first, 5000),
    row('dashboard, first load, JavaScript, bytes', ...bodiesOf(dashboard, 'Script'), 200_000),
  ];
}

/** Whether the service worker has cached all its files: the calendar comes last. */
const isKept = (): Promise<boolean> =>
  caches.match('/calendar').then((calendar) => calendar !== undefined);

async function visitTwice(browser: Browser, siteUrl: string, isPacked: boolean): Promise<Visits> {
  const counted = await countBytes(siteUrl, isPacked);
  const page = await browser.newPage();
  try {
    const received = await visit(page, counted.url, UNDISTURBED_MS);
    await page.waitForFunction(isKept);
    const first = counted.sent();
    await page.goto('about:blank');
    await visit(page, counted.url);
    return { page: received, first, second: counted.sent() - first };
  } finally {
    await page.close();
    await counted.stop();
  }
}

/**
 * The home page with everything on it, twice in one browser, and the dashboard in another; the baseline is the same
 * uncompressed.
 */
export async function measureBytes(): Promise<Row[]> {
  const site = await startSite(async (database) => {
    await addDemoContent(database, systemClock);
    await addUsers(database);
  });
  const browser = await chromium.launch({
    args: [...BROWSER_ARGUMENTS],
    executablePath: ensureBrowser(),
  });
  try {
    const packed = await visitTwice(browser, site.url, true);
    assertBrotli(packed.page);
    const unpacked = await visitTwice(browser, site.url, false);
    const volunteer = await browser.newPage({ baseURL: site.url });
    await logIn(volunteer, ANNA);
    const dashboard = await visit(volunteer, `${site.url}/admin`);
    assertBrotli(dashboard);
    return rowsOf({ packed, unpacked, dashboard });
  } finally {
    await browser.close();
    await site.stop();
  }
}

if (import.meta.main) report(await measureBytes());
