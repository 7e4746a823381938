import { entityTag } from '@bahai-friends/contract';
import type { FastifyRequest } from 'fastify';
import type { ExpectedVersions } from '../errors/assert-version.ts';

/** RFC 9110, 8.8.3: the text of a validator may hold commas, so a list is not split at them. */
const ENTITY_TAG = '(?:W/)?"[\\x21\\x23-\\x7e\\x80-\\xff]*"';
/** RFC 9110, 5.6.1.2: a list may have empty elements. */
const TAG_LIST = new RegExp(`^[ \\t,]*(?:${ENTITY_TAG}[ \\t]*(?:,[ \\t,]*|$))*$`);
const TAGS = new RegExp(ENTITY_TAG, 'g');

/** The version in a validator of ours; a weak one never matches (RFC 9110, 13.1.1). */
function versionOf(tag: string): number[] {
  const version = Number(/^"(\d{1,15})"$/.exec(tag)?.[1]);
  return entityTag(version) === tag ? [version] : [];
}

/**
 * The versions that `If-Match` names; undefined when it is absent or `*`. A header that is neither `*` nor a list of
 * validators names none: by RFC 9110, 13.1.1, step 3, the condition is false then.
 */
export function ifMatchVersions({ headers }: Pick<FastifyRequest, 'headers'>): ExpectedVersions {
  const field = headers['if-match'];
  if (field === undefined || field === '*') return undefined;
  return TAG_LIST.test(field) ? (field.match(TAGS) ?? []).flatMap(versionOf) : [];
}
