import {
  type Endpoint,
  type EndpointKey,
  Problem,
  recentPasswordProblems,
} from '@bahai-friends/contract';

type Responses = Endpoint['responses'];

/** How any changing call may be rejected before it comes to its own rules. */
const CHANGE_RESPONSES: Responses = {
  400: Problem,
  403: Problem,
  413: Problem,
  415: Problem,
};

export const isChange = (key: EndpointKey): boolean => !key.startsWith('GET ');

/** All responses of a call: its own, and those that come from how every call is served. */
export function responsesOf(key: EndpointKey, endpoint: Endpoint): Responses {
  const { access, body, database, ownOrigin, recentPassword, responses } = endpoint;
  const isLimited = access === 'admin' || (body !== undefined && !ownOrigin);
  return {
    ...(isChange(key) && CHANGE_RESPONSES),
    // Logging out, for one, is not limited.
    ...(isChange(key) && isLimited && { 429: Problem }),
    // The database cannot be reached, or too many calls wait for it.
    ...(database !== 'none' && { 503: Problem }),
    // The disk is full.
    ...(database === undefined && { 507: Problem }),
    ...responses,
    ...(recentPassword && recentPasswordProblems),
  };
}

/** Whether a call takes `If-Match`: it changes an entity that another volunteer may have changed. */
export const takesIfMatch = ({ responses }: Endpoint): boolean => 412 in responses;
