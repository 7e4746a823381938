import { fileURLToPath } from 'node:url';
import type { Machine, Running } from './machine.ts';
import type { Report } from './report.ts';

const VISIT = fileURLToPath(new URL('visit.ts', import.meta.url));
const FIRST_ANSWER_MS = 10_000;
/** The statuses of the home page, a picture and a login. */
const ALL_WELL = '200,200,200';

/** Visits the site as a volunteer; returns the texts of all quotes. */
export function visit(
  machine: Machine,
  report: Report,
  what: string,
  ...args: readonly string[]
): string[] {
  const { output } = machine.visit(process.execPath, VISIT, ...args);
  const [json = '{}'] = /\{.*\}/s.exec(output) ?? [];
  const { statuses = [], texts = [] } = JSON.parse(json);
  report.expect(what, statuses.join() === ALL_WELL, json === '{}' ? output : statuses.join());
  return texts;
}

/** Waits until a site that was just started has responded, and returns the password of its first login. */
export async function firstAnswer(
  machine: Machine,
  report: Report,
  start: () => Running,
): Promise<{ site: Running; password: string }> {
  const begun = performance.now();
  const site = start();
  await site.says(/is ready: \S+/);
  const { status } = machine.visit(
    process.execPath,
    '--eval',
    "fetch('http://127.0.0.1:3000/').then(({ ok }) => process.exit(ok ? 0 : 1))",
  );
  const ms = performance.now() - begun;
  report.expect(
    'first answer within 10 s, on one core, with the network cut',
    status === 0 && ms < FIRST_ANSWER_MS,
    `${(ms / 1000).toFixed(1)} s`,
  );
  return { site, password: await site.says(/password (\S+)/) };
}
