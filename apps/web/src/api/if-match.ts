import { entityTag } from '@bahai-friends/contract';

/** The header that changes an item only while it still has the version on the screen. */
export function ifMatch({ version }: { readonly version: number }): Readonly<{
  'If-Match': string;
}> {
  return { 'If-Match': entityTag(version) };
}
