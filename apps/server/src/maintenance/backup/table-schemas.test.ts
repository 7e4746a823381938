import { describe, expect, it } from 'vitest';
import { currentSchemas } from '../../testing/database-contents.ts';
import { databases } from '../../testing/test-database.ts';

const byName = (a: { name: string }, b: { name: string }) => (a.name < b.name ? -1 : 1);

describe.each(databases)('the tables that are copied, on $name', ({ open }) => {
  it('are all there are, with all their columns', async () => {
    const { reads, dialect } = await open();
    const tables = await reads.introspection.getTables();
    // The table counts changes of one file only.
    const copied = tables.filter(({ name }) => name !== 'content_changes');
    const there = copied.map(({ name, columns }) => ({
      name,
      columns: columns.map((column) => column.name),
      // Any integer key counts as generated on SQLite, even where rows have ids of their own.
      generatesIds: columns.some(
        ({ name, isAutoIncrementing, hasDefaultValue }) =>
          name === 'id' && isAutoIncrementing && (dialect === 'postgres' || !hasDefaultValue),
      ),
    }));
    const schemas = await currentSchemas();
    expect(schemas.map(({ key, ...schema }) => schema).sort(byName)).toEqual(there.sort(byName));
  });

  it('hold text and whole numbers only, which both drivers read alike', async () => {
    const { reads } = await open();
    const tables = await reads.introspection.getTables();
    const types = tables.flatMap(({ columns }) => columns.map(({ dataType }) => dataType));
    const known = ['text', 'integer', 'int4'];
    expect(
      [...new Set(types.map((type) => type.toLowerCase()))].filter((type) => !known.includes(type)),
    ).toEqual([]);
  });
});

describe('the tables that are copied', () => {
  it('come after those that they refer to', async () => {
    const names = (await currentSchemas()).map(({ name }) => name);
    expect(names.indexOf('users')).toBeLessThan(names.indexOf('sessions'));
    expect(names.indexOf('quotes')).toBeLessThan(names.indexOf('daily_quotes'));
  });
});
