import { MIGRATION_TABLES } from '../../db/migrate.ts';

/** A table, column, index, trigger and the like, as the catalog of a database describes it. */
export interface SchemaObject {
  readonly kind: string;
  readonly name: string;
  /** The table that it belongs to; a table's is its own name. */
  readonly table: string;
  /** Equal for objects that are made in the same way. */
  readonly definition: string;
}

export interface SchemaDifference {
  readonly object: SchemaObject;
  readonly kind: 'missing' | 'foreign' | 'other';
  /** The difference in words, such as `the index quotes_by_display_date is missing`. */
  readonly text: string;
}

const TEXTS: Readonly<Record<SchemaDifference['kind'], string>> = {
  missing: 'is missing',
  foreign: 'is none of this program’s',
  other: 'is not as this program makes it',
};

const difference = (object: SchemaObject, kind: SchemaDifference['kind']): SchemaDifference => ({
  object,
  kind,
  text: `the ${object.kind} ${object.name} ${TEXTS[kind]}`,
});

const keyOf = ({ kind, table, name }: SchemaObject): string => JSON.stringify([kind, table, name]);

const byKey = (objects: readonly SchemaObject[]): ReadonlyMap<string, SchemaObject> =>
  new Map(objects.map((object) => [keyOf(object), object]));

/** The kinds of objects that hold data; triggers and the like are not among them. */
const PARTS: readonly string[] = ['table', 'column', 'index', 'constraint'];

/**
 * Whether it is a table in which Kysely stores the migrations, or a part of one. A name that begins the same is not
 * enough.
 */
export const isOfMigrations = ({ kind, table }: SchemaObject): boolean =>
  PARTS.includes(kind) && MIGRATION_TABLES.includes(table);

const isTable = ({ kind }: SchemaObject): boolean => ['table', 'view'].includes(kind);

/**
 * The differences between a database and what the migrations make. Parts of a table that is missing, or that is not the
 * product's, are not listed as well.
 */
export function schemaDifferences(
  actual: readonly SchemaObject[],
  expected: readonly SchemaObject[],
): SchemaDifference[] {
  const [there, due] = [byKey(actual), byKey(expected)];
  const all = [
    ...expected
      .filter((object) => !there.has(keyOf(object)))
      .map((each) => difference(each, 'missing')),
    ...actual.flatMap((object) => {
      const ours = due.get(keyOf(object));
      if (ours === undefined) return [difference(object, 'foreign')];
      return ours.definition === object.definition ? [] : [difference(object, 'other')];
    }),
  ];
  const wholeTables = new Set(
    all
      .filter(({ object, kind }) => isTable(object) && kind !== 'other')
      .map(({ object }) => object.table),
  );
  return all.filter(({ object }) => isTable(object) || !wholeTables.has(object.table));
}
