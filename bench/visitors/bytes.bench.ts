// What a browser receives for the home page, at the first visit and at the second one, and for the dashboard.
import { type CDPSession, chromium, type Page } from '@playwright/test';
import { systemClock } from '../../apps/server/src/clock.ts';
import { addDemoContent } from '../../apps/server/src/maintenance/demo-content.ts';
import { startSite } from '../../e2e/support/site.ts';
import { ANNA, addUsers, logIn } from '../../e2e/users/users.ts';
import { BROWSER_ARGUMENTS, ensureBrowser } from '../../scripts/browser.ts';
import { type Row, report } from '../support/measure.ts';

/** Time for what a page asks for on its own account. */
const QUIET_MS = 1000;
/** How long the home page is left alone: nothing else is to come meanwhile. */
const UNDISTURBED_MS = 10_000;

interface Received {
  readonly type: string;
  readonly encoding: string;
  readonly head: number;
  readonly body: number;
  /** The body as the page gets it. */
  readonly unpacked: number;
}

/** Everything that comes over the network from now on, in bytes. */
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
    // What comes out of the browser's cache has no bytes on the wire.
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

/** Chromium offers brotli only where it trusts the connection: over https, and on its own machine. */
function assertBrotli(received: readonly Received[]): void {
  const pageItself = received.filter(({ type }) => type === 'Document' || type === 'Script');
  if (pageItself.some(({ encoding }) => encoding !== 'br')) throw new Error('Not sent in brotli');
}

const sum = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0);
const wire = (received: readonly Received[]) => sum(received.map(({ head, body }) => head + body));

function row(name: string, figure: number, baseline: number, max: number): Row {
  const goal = `at most ${max}`;
  return { name, figure, baseline, ratio: figure / baseline, goal, met: figure <= max };
}

/** The bodies of one type, as they come and unpacked. */
function bodiesOf(received: readonly Received[], type: string): readonly [number, number] {
  const ofType = received.filter((answer) => answer.type === type);
  return [sum(ofType.map(({ body }) => body)), sum(ofType.map(({ unpacked }) => unpacked))];
}

interface Visits {
  readonly first: readonly Received[];
  readonly second: readonly Received[];
  /** The dashboard, in a browser that has nothing of the site but a session. */
  readonly dashboard: readonly Received[];
}

function rowsOf({ first, second, dashboard }: Visits): Row[] {
  const uncompressed = sum(first.map(({ head, unpacked }) => head + unpacked));
  return [
    row('first visit, HTML with its styles, bytes', ...bodiesOf(first, 'Document'), 14_000),
    row('first visit, JavaScript in ten seconds, bytes', ...bodiesOf(first, 'Script'), 12_000),
    row('first visit, everything with headers, bytes', wire(first), uncompressed, 60_000),
    row('second visit, everything with headers, bytes', wire(second), uncompressed, 5000),
    row('dashboard, first load, JavaScript, bytes', ...bodiesOf(dashboard, 'Script'), 200_000),
  ];
}

/**
 * The home page with everything on it, twice in one browser, and the dashboard in another; beside them
 * the same uncompressed.
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
    const page = await browser.newPage();
    const first = await visit(page, site.url, UNDISTURBED_MS);
    assertBrotli(first);
    await page.goto('about:blank');
    const second = await visit(page, site.url);
    const volunteer = await browser.newPage({ baseURL: site.url });
    await logIn(volunteer, ANNA);
    const dashboard = await visit(volunteer, `${site.url}/admin`);
    assertBrotli(dashboard);
    return rowsOf({ first, second, dashboard });
  } finally {
    await browser.close();
    await site.stop();
  }
}

if (import.meta.main) report(await measureBytes());
