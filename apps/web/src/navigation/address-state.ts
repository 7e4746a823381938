import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { changeQuery, queryOf, subscribeToHash } from './hash.ts';
import type { HistoryStep } from './navigation.ts';

/** A value that the address keeps as text. */
export interface AddressField<T> {
  /** The value when the address has none, or a wrong one; it is not written to the address. */
  readonly absent: T;
  /** Reads a text from the address, which anybody may have written; undefined where it is wrong. */
  readonly read: (text: string) => T | undefined;
  // This is a method, so that fields of different types fit into one record.
  write(value: T): string;
}

/** One of a list of words. */
export function oneOf<T extends string>(words: readonly T[], absent: T): AddressField<T> {
  return { absent, read: (text) => words.find((word) => word === text), write: String };
}

/** A whole number in a range, both bounds included. */
export function wholeNumber<T extends number | undefined>(
  min: number,
  max: number,
  absent: T,
): AddressField<T | number> {
  const read = (text: string) => {
    const value = /^\d{1,15}$/.test(text) ? Number(text) : Number.NaN;
    return value >= min && value <= max ? value : undefined;
  };
  return { absent, read, write: String };
}

/** Any text, cut to a length in UTF-16 units. */
export function anyText(lengthMax: number): AddressField<string> {
  const cut = (text: string) => text.slice(0, lengthMax);
  return { absent: '', read: cut, write: cut };
}

type Fields = Readonly<Record<string, AddressField<unknown>>>;

type AddressValues<F extends Fields> = {
  readonly [Name in keyof F]: F[Name] extends AddressField<infer T> ? T : never;
};

type ChangeValues<F extends Fields> = (
  changed: Partial<AddressValues<F>>,
  step?: HistoryStep,
) => void;

function readValues<F extends Fields>(query: string, fields: F): AddressValues<F> {
  const texts = new URLSearchParams(query);
  const values = Object.entries(fields).map(([name, { read, absent }]) => {
    const text = texts.get(name);
    return [name, (text === null ? undefined : read(text)) ?? absent];
  });
  return Object.fromEntries(values) as AddressValues<F>;
}

/**
 * Values that live in the address, so that reload, back and forward and a shared link keep them, and a
 * way to change some of them. A change is rendered at once; the address follows when nothing more changes for a moment. Back leads to the state before a change, unless that was made with `replace`. A place that is left keeps its values, and gets them back with its tab.
 *
 * @param place The part of the hash that names the tab, such as `quotes/manage`.
 * @param fields The values by their names in the address; the same object at every call.
 * @example
 * const FIELDS = { view: oneOf(['list', 'year'], 'list') };
 * const [{ view }, change] = useAddressState('quotes/manage', FIELDS);
 * change({ view: 'year' }); // #quotes/manage?view=year
 */
export function useAddressState<F extends Fields>(
  place: string,
  fields: F,
): [values: AddressValues<F>, change: ChangeValues<F>] {
  const query = useSyncExternalStore(
    subscribeToHash,
    () => queryOf(place),
    () => '',
  );
  const values = useMemo(() => readValues(query, fields), [query, fields]);
  const change: ChangeValues<F> = useCallback(
    (changed, step = 'push') => {
      const texts = new URLSearchParams(queryOf(place));
      for (const [name, value] of Object.entries(changed)) {
        const field = fields[name];
        if (field === undefined || value === field.absent) texts.delete(name);
        else texts.set(name, field.write(value));
      }
      changeQuery(place, String(texts), step);
    },
    [place, fields],
  );
  return [values, change];
}
