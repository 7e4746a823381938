import { globSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const MODULES = [
  'index.ts',
  'sun/index.ts',
  ...globSync('names/*.ts', { cwd: import.meta.dirname }),
];

/** Every object and list within a value, and the value itself, by the path to it. */
function tablesIn(path: string, value: unknown): (readonly [string, object])[] {
  if (typeof value !== 'object' || value === null) return [];
  const inner = Object.entries(value).flatMap(([key, each]) => tablesIn(`${path}.${key}`, each));
  return [[path, value], ...inner];
}

const exported = await Promise.all(
  MODULES.map(
    async (path): Promise<[string, object]> => [
      path,
      await import(/* @vite-ignore */ `${import.meta.dirname}/${path}`),
    ],
  ),
);
const tables = exported.flatMap(([path, module]) =>
  Object.entries(module).flatMap(([name, value]) => tablesIn(`${path} ${name}`, value)),
);

/** Ways in which a caller might change a table that all others read. */
const CHANGES: readonly ((table: Record<string, unknown>) => void)[] = [
  (table) => {
    for (const key of Object.keys(table)) table[key] = 'changed';
  },
  (table) => {
    for (const key of Object.keys(table)) delete table[key];
  },
  (table) => {
    table.added = 'added';
  },
  (table) => Object.defineProperty(table, 0, { value: 'defined' }),
  (table) => Object.setPrototypeOf(table, { added: 'inherited' }),
  (table) => (Array.isArray(table) ? table.push('pushed') : Object.assign(table, { era: 'x' })),
  (table) => (Array.isArray(table) ? table.sort(() => -1) : Object.assign(table, { months: [] })),
];

describe('exported tables', () => {
  it('are all looked at, however deep they lie', () => {
    const paths = tables.map(([path]) => path);
    expect(paths).toEqual(
      expect.arrayContaining(['index.ts BADI_LANGUAGES', 'names/de.ts de.months']),
    );
    expect(paths).toContain('names/every-language.ts namesOfEveryLanguage.zh.holyDays');
    expect(new Set(tables.map(([, table]) => table)).size).toBeGreaterThan(60);
  });

  it.each(tables)('cannot be changed: %s', (_, table) => {
    const before = structuredClone(table);
    for (const change of CHANGES) {
      expect(() => change(table as Record<string, unknown>)).toThrow(TypeError);
    }
    expect(table).toEqual(before);
  });
});
