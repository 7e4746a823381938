import type { FieldName } from '@bahai-friends/languages/en/problems/field-names';
import { z } from 'zod';
import type { Feature } from '../site/features.ts';
import type { EndpointKey } from './endpoint-key.ts';
import { ForbiddenProblem, Problem, UnauthenticatedProblem } from './problem.ts';
import { refuse } from './say-rule.ts';

type Schema = z.ZodType;

/** How long a JSON body may be, in bytes, where a call does not say otherwise. */
export const BODY_BYTES_MAX = 64 * 1024;

/** One call of the API: what it takes, what it answers, and who may make it. */
export interface Endpoint {
  readonly summary: string;
  readonly tag: string;
  /** `admin` needs a session; which admin may do what is the service's rule. */
  readonly access: 'public' | 'admin';
  /** While the community does not have this feature, the call is not there: 404 whoever calls, whatever is sent. */
  readonly feature?: Feature;
  /** Only where the site has a mail account and an address that links can lead to: else 404, as for a feature. */
  readonly mail?: true;
  /**
   * For browsers of visitors, who have no cookie: a change needs no CSRF token, but an `Origin` that is the site's own.
   */
  readonly ownOrigin?: true;
  /** Scripts of other sites may read the response: it is the same for everybody. */
  readonly otherSites?: true;
  /**
   * The call is made only by users who have entered the password within the last minutes; others get 403 with
   * `reauthenticate`. Where that depends on the payload, the service enforces it.
   */
  readonly recentPassword?: true;
  /** Calls without a session are limited for each address, to as many a minute as a session may make changes. */
  readonly limited?: true;
  /**
   * For `admin`: the browser may keep the response and ask whether it has changed, for it says nothing about people
   * and holds no secret. The responses of other calls are never written to disk.
   */
  readonly storable?: true;
  readonly params?: Schema;
  readonly query?: Schema;
  readonly body?: Schema;
  /** How long the JSON body may be, in bytes; `BODY_BYTES_MAX` by default. */
  readonly bodyBytesMax?: number;
  /**
   * The request is a multipart form with a file in the field `file` and perhaps, in the text field
   * `recipe`, a `Recipe` as JSON that says how the file is to be read.
   */
  readonly upload?: true;
  /**
   * What the call needs of the database at most. By default it may write: a call with a session makes the session
   * last longer.
   */
  readonly database?: 'none' | 'read';
  /** Its own responses; those that every call may get besides are the server's to add. */
  readonly responses: Readonly<Record<number, Schema>>;
}

/** Checks a feature's endpoints and keeps their exact types. */
export function defineEndpoints<const T extends Record<EndpointKey, Endpoint>>(endpoints: T): T {
  return endpoints;
}

/** The response of a delete: nothing. */
export const NoContent = z.undefined().meta({ description: 'Done; no content' });

/** The response of a download: a file, under a name of its own. */
export const Download = z.file().meta({ description: 'The file' });

/**
 * Grows with every change of an entity. `"version"` is its ETag: an update that sends it in `If-Match`
 * is refused with 412 when somebody else has changed the entity meanwhile.
 */
export const Version = z.int().min(1);

/** The validator of an entity as it goes into `ETag` and `If-Match`. */
export const entityTag = (version: number): string => `"${version}"`;

/** An id as it stands in an address: at most 15 digits, which a number holds exactly. */
export const idText = (field: FieldName) =>
  z
    .string()
    .regex(/^[1-9]\d{0,14}$/, { error: refuse('not-whole', { field }) })
    .transform(Number);

export const IdParams = z.object({ id: idText('id') });

/** Error responses shared by the calls that need a session. */
export const adminProblems = { 400: Problem, 401: UnauthenticatedProblem, 403: Problem } as const;
/** Error responses of a call that may ask for the password again. */
export const recentPasswordProblems = { 403: ForbiddenProblem } as const;
/** Error responses of a call that changes an entity which another volunteer may have changed meanwhile. */
export const entityProblems = { ...adminProblems, 404: Problem, 412: Problem } as const;
