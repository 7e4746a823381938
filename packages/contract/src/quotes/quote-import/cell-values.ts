import { sayRule } from '../../http/say-rule.ts';

/** Texts that people write in an empty cell; dashes of every length. */
const EMPTY_MARKERS = new Set(['-', '–', '—', 'n/a', 'none']);

/**
 * Whether a cell of a file says that there is nothing.
 *
 * @example
 * isEmptyMarker(' N/A '); // true
 */
export function isEmptyMarker(text: string): boolean {
  return text.length < 10 && EMPTY_MARKERS.has(text.trim().toLowerCase());
}

/** A dotted host that ends in a name, not a number, perhaps with a port, and what may follow it. */
const HOST_ONLY = /^(?:[\p{L}\p{N}-]+\.)+\p{L}[\p{L}\p{N}-]+(?::\d{1,5})?(?:[/?#]\S*)?$/u;
/** In UTF-16 code units: longer than any address that is kept. */
const ADDRESS_MAX = 4000;

/**
 * An address of a file as it is stored: one that only lacks its scheme gets `https://`. It has to have a
 * dotted host, no `@` and no spaces; anything else is returned as it is.
 *
 * @example
 * readLink('www.bahai.org/library'); // 'https://www.bahai.org/library'
 */
export function readLink(text: string): string {
  const address = text.trim();
  if (address.length > ADDRESS_MAX || address.includes('@')) return address;
  return HOST_ONLY.test(address) ? `https://${address}` : address;
}

/** The problem of a source that {@link saysSource} refuses. */
export const NO_SOURCE_NAME = sayRule('source-says-nothing');

/** Whether the source in a file says anything: it has a letter or a digit. */
export const saysSource = (source: string): boolean => /[\p{L}\p{N}]/u.test(source);
