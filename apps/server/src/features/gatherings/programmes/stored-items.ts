import { ProgrammeItem } from '@bahai-friends/contract';
import { z } from 'zod';

/** An item as it stands in the database: who reads it is kept apart. */
const StoredItem = z.object(ProgrammeItem.shape).omit({ reader: true });
export type StoredItem = z.output<typeof StoredItem>;

const StoredItems = z.array(StoredItem);

/** @throws SyntaxError or ZodError when no version of the program has written it. */
export const readItems = (json: string): StoredItem[] => StoredItems.parse(JSON.parse(json));

export const writeItems = (items: readonly ProgrammeItem[]): string =>
  JSON.stringify(items.map(({ reader: _, ...item }) => item));

const Names = z.array(z.string());

/** Who reads which item, in their order; an empty text for nobody. */
export const readNames = (json: string): string[] => Names.parse(JSON.parse(json));

/** null where nobody is named. */
export function writeNames(items: readonly ProgrammeItem[]): string | null {
  const names = items.map(({ reader }) => reader);
  return names.every((name) => name === '') ? null : JSON.stringify(names);
}
