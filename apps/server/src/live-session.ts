import type { Actor } from './actor.ts';

/** A session that has not ended, with its user. */
export interface LiveSession extends Actor {
  /** Whether the session was just extended: the cookie has to be, too. */
  readonly extended: boolean;
}
