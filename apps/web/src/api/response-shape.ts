import type { HolyDay, SocialLink } from '@bahai-friends/contract';

/*
 * Checks the fields of a response body that a page relies on: a proxy, or a server of another version,
 * may have sent it. The contract's own schemas would bring Zod to public pages.
 */

/** The result of `typeof`, except for null. */
type Kind<V> = V extends string
  ? 'string'
  : V extends number
    ? 'number'
    : V extends boolean
      ? 'boolean'
      : V extends null
        ? 'null'
        : 'object';

/** The types of the fields that a page reads. */
export type Shape<T> = { readonly [K in keyof T]?: readonly Kind<T[K]>[] };

const kindOf = (value: unknown): string => (value === null ? 'null' : typeof value);

/** Whether a value has all the fields of a shape. */
export function hasShape<T extends object>(value: unknown, shape: Shape<T>): value is T {
  if (typeof value !== 'object' || value === null) return false;
  const fields: Readonly<Record<string, unknown>> = { ...value };
  return Object.entries(shape as Readonly<Record<string, readonly string[]>>).every(
    ([name, kinds]) => kinds.includes(kindOf(fields[name])),
  );
}

/** Whether a value is a list whose entries all have a shape. */
export function isListOf<T extends object>(shape: Shape<T>): (value: unknown) => boolean {
  return (value) => Array.isArray(value) && value.every((entry) => hasShape(entry, shape));
}

export const isHolyDayList = isListOf<HolyDay>({
  id: ['number'],
  name: ['string'],
  date: ['string'],
});

export const isSocialLinkList = isListOf<SocialLink>({
  id: ['number'],
  platform: ['string'],
  url: ['string'],
  order: ['number'],
});
