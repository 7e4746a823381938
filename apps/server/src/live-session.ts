import type { Actor } from './actor.ts';

/** A session that is not over, with its user. */
export interface LiveSession extends Actor {
  /** Its end was just moved: the cookie's has to be, too. */
  readonly extended: boolean;
}
