// The home page in Lighthouse with its default settings: a phone, a simulated slow 4G. The baseline is a page with only
// a heading and a sentence.
import { chromium } from '@playwright/test';
import Fastify from 'fastify';
import { systemClock } from '../../apps/server/src/clock.ts';
import { addDemoContent } from '../../apps/server/src/maintenance/demo-content.ts';
import { freePort } from '../../apps/server/src/testing/free-port.ts';
import { startSite } from '../../e2e/support/site.ts';
import { BROWSER_ARGUMENTS, ensureBrowser } from '../../scripts/browser.ts';
import { median, type Row, report } from '../support/measure.ts';

/** The parts of a result of Lighthouse that are used; it is not installed with the site but by `npm run bench`. */
interface Result {
  readonly audits: Readonly<Record<string, { readonly numericValue?: number }>>;
  readonly categories: Readonly<Record<string, { readonly score: number | null }>>;
  readonly runtimeError?: { readonly message: string };
}
interface Lighthouse {
  default(url: string, flags: object): Promise<{ readonly lhr: Result } | undefined>;
}
const LIGHTHOUSE = 'lighthouse';

const ROUNDS = 5;
const BARE_PAGE = `<!doctype html><html lang="en"><head><title>Bare</title>
<meta name="viewport" content="width=device-width"><meta name="description" content="Nothing"><link rel="icon" href="data:,">
</head><body><main><h1>Bare</h1><p>A page with nothing in it.</p></main></body></html>`;

const CATEGORIES = [
  ['performance', 'performance'],
  ['accessibility', 'accessibility'],
  ['best-practices', 'best practices'],
  ['seo', 'SEO'],
] as const;
const LCP = 'largest-contentful-paint';
/** The home page's largest contentful paint may be as many times later than that of the bare page. */
const LCP_RATIO_MAX = 1.4;
const AUDITS = [
  [LCP, 'LCP, ms', 1200],
  ['cumulative-layout-shift', 'CLS', 0],
  ['total-blocking-time', 'TBT, ms', 50],
] as const;

/** Each visit has a browser of its own, without cookies or cache. */
async function visit(url: string): Promise<Result> {
  const port = await freePort();
  const browser = await chromium.launch({
    args: [...BROWSER_ARGUMENTS, `--remote-debugging-port=${port}`],
    executablePath: ensureBrowser(),
  });
  try {
    const { default: lighthouse }: Lighthouse = await import(LIGHTHOUSE);
    const result = await lighthouse(url, { port, output: 'json', logLevel: 'error' });
    if (!result || result.lhr.runtimeError) throw new Error(result?.lhr.runtimeError?.message);
    return result.lhr;
  } finally {
    await browser.close();
  }
}

async function startBare() {
  const app = Fastify();
  app.get('/', (_request, reply) => reply.type('text/html; charset=utf-8').send(BARE_PAGE));
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  return { url, stop: () => app.close() };
}

function rowsOf(site: readonly Result[], bare: readonly Result[]): Row[] {
  const rows: Row[] = [];
  for (const [id, name] of CATEGORIES) {
    const score = (results: readonly Result[]) =>
      median(results.map(({ categories }) => Math.round((categories[id]?.score ?? 0) * 100)));
    const [figure, baseline] = [score(site), score(bare)];
    const ratio = figure / baseline;
    rows.push({
      name: `home page in Lighthouse, ${name}`,
      figure,
      baseline,
      ratio,
      goal: '100',
      met: figure >= 100,
    });
  }
  const auditOf = (results: readonly Result[], id: string) =>
    median(results.map(({ audits }) => audits[id]?.numericValue ?? Number.NaN));
  for (const [id, name, max] of AUDITS) {
    const [figure, baseline] = [auditOf(site, id), auditOf(bare, id)];
    rows.push({
      name: `home page in Lighthouse, ${name}`,
      figure,
      baseline,
      ratio: figure === baseline ? 1 : figure / baseline,
      goal: max === 0 ? '0' : `at most ${max}`,
      met: figure <= max,
    });
  }
  const [figure, baseline] = [auditOf(site, LCP), auditOf(bare, LCP)];
  rows.push({
    name: 'home page in Lighthouse, LCP beside that of a bare page, ms',
    figure,
    baseline,
    ratio: figure / baseline,
    goal: `ratio of at most ${LCP_RATIO_MAX}`,
    met: figure / baseline <= LCP_RATIO_MAX,
  });
  return rows;
}

/** The home page with everything on it, and the bare page, measured in turn. */
export async function measureLighthouse(): Promise<Row[]> {
  const site = await startSite((database) => addDemoContent(database, systemClock));
  const bare = await startBare();
  try {
    const results: { site: Result[]; bare: Result[] } = { site: [], bare: [] };
    for (let round = 0; round < ROUNDS; round += 1) {
      results.bare.push(await visit(bare.url));
      results.site.push(await visit(site.url));
    }
    return rowsOf(results.site, results.bare);
  } finally {
    await bare.stop();
    await site.stop();
  }
}

if (import.meta.main) report(await measureLighthouse());
