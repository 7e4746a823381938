import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import * as calendar from './index.ts';
import { enDates } from './names/en-dates.ts';
import { namesOfEveryLanguage } from './names/every-language.ts';
import * as sun from './sun/index.ts';
import { runExample } from './testing/run-example.ts';

const scope = { ...calendar, ...sun, ...namesOfEveryLanguage, enDates };
const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');

const readme = read('../README.md');
const blocks = [...readme.matchAll(/```ts\n(?<code>.*?)```/gs)].map((match) => match[1] ?? '');

/** The modules that examples import from, by their published names. */
function exportsOf(module: string): object {
  if (module === 'badi-calendar') return calendar;
  if (module === 'badi-calendar/sun') return sun;
  const language = module.replace('badi-calendar/names/', '');
  return language in namesOfEveryLanguage ? { [language]: true } : {};
}

describe('the README', () => {
  it.each(blocks.map((block, index) => [index + 1, block] as const))(
    'keeps its word in example %d',
    (_, block) => {
      const { checked, broken } = runExample(block, scope);
      expect(broken).toEqual([]);
      expect(checked).toBeGreaterThan(0);
    },
  );

  it('imports only what there is, and shows every export', () => {
    const shown = new Set<string>();
    for (const [, names = '', module = ''] of readme.matchAll(
      /^import \{ (.*) \} from '(.*)';$/gm,
    )) {
      for (const name of names.split(', ')) {
        expect(Object.keys(exportsOf(module)), module).toContain(name);
        shown.add(name);
      }
    }
    const all = [...Object.keys(calendar), ...Object.keys(sun)];
    expect(all.filter((name) => !shown.has(name))).toEqual([]);
  });
});

describe('the recipe for today', () => {
  const recipe = blocks.find((block) => block.includes('or new Date()')) ?? '';
  const [civilDay = ''] = /new Intl\.DateTimeFormat\(.*?\)\.format\(now\)/.exec(recipe) ?? [];
  const here = civilDay.replace(/, \{.*?\}/, '');

  it.each([
    ['Pacific/Apia', '2026-03-21'],
    ['UTC', '2026-03-20'],
    ['America/Los_Angeles', '2026-03-20'],
    ['Asia/Tehran', '2026-03-21'],
  ])('is the day by the clocks of a computer in %s', (TZ, expected) => {
    const code = `const now = new Date('2026-03-20T23:30:00Z'); process.stdout.write(${here});`;
    const env = { ...process.env, TZ };
    expect(execFileSync(process.execPath, ['-e', code], { env, encoding: 'utf8' })).toBe(expected);
  });

  it.each(['Pacific/Apia', 'UTC', 'America/Los_Angeles'])(
    'is that of Temporal in %s, each hour of a year',
    (timeZone) => {
      const format = new Intl.DateTimeFormat('sv', { timeZone });
      const start = Temporal.Instant.from('2026-01-01T00:00Z');
      for (let hour = 0; hour < 365 * 24; hour++) {
        const now = start.add({ hours: hour });
        const today = now.toZonedDateTimeISO(timeZone).toPlainDate();
        expect(format.format(now.epochMilliseconds)).toBe(today.toString());
      }
    },
  );
});

describe('the examples of docstrings', () => {
  const sources = globSync('**/*.ts', { cwd: new URL('.', import.meta.url) })
    .filter((path) => !/\.test\.ts$|^testing\//.test(path))
    .map((path) => [path, read(path)] as const)
    .filter(([, source]) => source.includes('@example'));

  it.each(sources)('keep their word in %s', (_, source) => {
    const examples = [...source.matchAll(/@example\n(?<code>.*?)\*\//gs)].map((match) =>
      (match[1] ?? '').replace(/^ \* ?/gm, ''),
    );
    for (const example of examples) {
      const { checked, broken } = runExample(example, scope);
      expect(broken).toEqual([]);
      expect([checked > 0, example]).toEqual([true, example]);
    }
  });
});

it('an example that breaks its word is found', () => {
  const broken = (example: string) => runExample(example, scope).broken;
  expect(broken("toCivilDay({ year: 183, month: 1, day: 1 }); // '2026-03-22'")).toHaveLength(1);
  expect(broken('ayyamIHaLength(182);\n// 4')).toHaveLength(1);
  expect(broken('ayyamIHaLength(508); // 4')).toHaveLength(1);
  expect(broken('ayyamIHaLength(182); // throws nothing')).toHaveLength(1);
  expect(broken("weekdayName('2026-03-21', en); // 'Jalál' (Saturday)")).toEqual([]);
});
