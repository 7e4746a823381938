import { ProgrammeItem } from '@bahai-friends/contract';
import { z } from 'zod';

/** An item as it is stored; its reader is stored apart. */
const StoredItem = z.object(ProgrammeItem.shape).omit({ reader: true });
export type StoredItem = z.output<typeof StoredItem>;

const StoredItems = z.array(StoredItem);

/** @throws SyntaxError or ZodError when no version of the program has written it. */
export const readItems = (json: string): StoredItem[] => StoredItems.parse(JSON.parse(json));

export const writeItems = (items: readonly ProgrammeItem[]): string =>
  JSON.stringify(items.map(({ reader: _, ...item }) => item));

const Names = z.array(z.string());

/** The readers of the items, in order; an empty text for an item without one. */
export const readNames = (json: string): string[] => Names.parse(JSON.parse(json));

/** null when no reader is named. */
export function writeNames(items: readonly ProgrammeItem[]): string | null {
  const names = items.map(({ reader }) => reader);
  return names.every((name) => name === '') ? null : JSON.stringify(names);
}
