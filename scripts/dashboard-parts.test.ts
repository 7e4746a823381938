import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readDashboardParts } from '../apps/web/dashboard-parts.ts';
import { saidAtOnce } from '../apps/web/said-at-once.ts';

const sources = join(import.meta.dirname, '../apps/web/src');
const features = join(sources, 'features');
const rooms = join(import.meta.dirname, '../packages/languages/src/en/dashboard');

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx?$/.test(file));

describe('the texts of a part of the dashboard', () => {
  const { first, laterOf } = readDashboardParts();

  it('come with it, unless login or dashboard begin with them', () => {
    expect(laterOf(join(features, 'quotes/year/year-view.tsx'))).toEqual(['quotes/year', 'year']);
    expect(laterOf(join(features, 'audit/recent-changes.tsx'))).toEqual([
      'activity',
      'audit-changes',
      'audit-gatherings',
      'settings/fields',
    ]);
    expect([...first]).toEqual(expect.arrayContaining(['common', 'frame', 'login', 'quotes/list']));
    expect([...first]).not.toContain('quotes/year');
  });

  it('are all there: each room comes at first or with a part', () => {
    const parts = filesIn(sources).flatMap((file) => {
      const source = readFileSync(join(sources, file), 'utf8');
      return [...source.matchAll(/import\('(\.[^']+\.tsx?)'\)/g)].map(([, part = '']) =>
        join(sources, dirname(file), part),
      );
    });
    const named = new Set([...first, ...parts.flatMap(laterOf)]);
    const all = filesIn(rooms).filter((file) => file !== 'index.ts');
    expect([...named].sort()).toEqual(all.map((file) => file.replace('.ts', '')).sort());
  });

  it('that come with nothing else are none', () => {
    expect(laterOf(join(features, 'quotes/conflicts/long-date-list.tsx'))).toEqual([]);
  });
});

describe('a text that is said while its part is loaded', () => {
  it.each([
    ['const LABELS = { one: texts.one };', 'one'],
    ['export const list: readonly string[] = [texts.one as string];', 'one'],
    ['const view = <p>{texts.one}</p>;', 'one'],
    ['const labels = () => [texts.one];', undefined],
    ['function View() { return <p title={texts.one}>{texts.two}</p>; }', undefined],
    ['type Labels = typeof texts.one;', undefined],
    ['const other = { texts: 1 }; const one = other.texts;', undefined],
  ])('is found: %s', (source, said) => {
    expect(saidAtOnce(source, 'texts')).toBe(said);
  });
});
