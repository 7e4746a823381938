import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { rolldown } from 'rolldown'; // the bundler inside Vite
import { describe, expect, it } from 'vitest';
import * as calendar from './index.ts';
import * as sun from './sun/index.ts';

const source = fileURLToPath(new URL('.', import.meta.url));

interface Bundle {
  readonly gzip: number;
  /** The modules of which something is left, as paths from src. */
  readonly modules: readonly string[];
}

/** Bundles code that uses some exports, minified. */
async function bundleOf(code: string): Promise<Bundle> {
  const entry = `${source}entry.js`;
  const bundle = await rolldown({
    input: entry,
    plugins: [
      {
        name: 'entry',
        resolveId: (id) => (id === entry ? id : null),
        load: (id) => (id === entry ? code : null),
      },
    ],
  });
  const { output } = await bundle.generate({ minify: true });
  await bundle.close();
  const [{ code: minified, modules }] = output;
  const left = Object.entries(modules).filter(([id, { code }]) => id !== entry && code);
  return {
    gzip: gzipSync(minified, { level: 9 }).length,
    modules: left.map(([id]) => id.replace(source, '')),
  };
}

const SINCE_1_1 = [
  'HOLY_DAY_IDS',
  'anniversaries',
  'daysBetween',
  'formatBadiParts',
  'formatBadiRange',
  'holyDayDates',
  'isBadiDate',
  'monthsBetween',
  'observancesOn',
];
const OF_1_0 = Object.keys(calendar).filter((name) => !SINCE_1_1.includes(name));

describe('a bundle', () => {
  it.each([
    ['toBadiDate, toCivilDay', 1300],
    ['AYYAM_I_HA, FIRST_CIVIL_DAY, LAST_CIVIL_DAY, FIRST_YEAR, LAST_YEAR', 200],
    [OF_1_0.join(', '), 4000],
    ['*', 5500],
  ])('of %s has at most %d bytes', async (names, most) => {
    const exported = names === '*' ? names : `{ ${names} }`;
    const { gzip } = await bundleOf(`export ${exported} from './index.ts';`);
    expect(gzip).toBeLessThanOrEqual(most);
  });

  it('has the dates of the Twin Birthdays only with what needs them', async () => {
    const having: string[] = [];
    for (const name of Object.keys(calendar)) {
      const { modules } = await bundleOf(`export { ${name} } from './index.ts';`);
      if (modules.includes('observances/twin-birthdays.ts')) having.push(name);
      expect([name, modules.filter((path) => /^(sun|names|cli)\//.test(path))]).toEqual([name, []]);
    }
    expect(having.toSorted()).toEqual([
      'holyDay',
      'holyDayDates',
      'holyDaysOf',
      'observancesOn',
      'uncertainDays',
    ]);
  });

  it.each(Object.keys(sun))('of %s alone has no texts and no observances', async (name) => {
    const { modules } = await bundleOf(`export { ${name} } from './sun/index.ts';`);
    expect(modules).toContain('sun/solar-position.ts');
    expect(modules.filter((path) => /^(observances|text|names|arithmetic)\//.test(path))).toEqual(
      [],
    );
    expect(modules.includes('sun/badi-date-at.ts')).toBe(name === 'badiDateAt');
  });

  it('of one language has no other', async () => {
    const { modules } = await bundleOf("export { fa } from './names/fa.ts';");
    expect(modules.filter((path) => path.startsWith('names/'))).toEqual(['names/fa.ts']);
  });
});
