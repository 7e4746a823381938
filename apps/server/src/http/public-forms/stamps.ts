import { createHmac, createSecretKey, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Clock } from '../../clock.ts';
import type { StampToUse } from '../../db/used-stamps.ts';

/** The public forms; a stamp is valid for one of them. */
type PublicForm = 'answers' | 'letters';

/** Nobody reads a form and fills it in faster; programs that post to every form do. */
const SECONDS_MIN = 2;
const HOURS_MAX = 24;
const SECOND_MS = 1000;
const HOUR_SECONDS = 60 * 60;
const ID_BYTES = 12;

/** `soon` is valid after two seconds; `now`, for a form that is shown again, at once. */
type Start = 'soon' | 'now';

/** The parts of a stamp: when it was made, its id, when it becomes valid, and the signature. */
const STAMP = /^(?<made>[0-9a-z]{1,11})\.(?<id>[\w-]{16})\.(?<start>soon|now)\.(?<mark>[\w-]{43})$/;

interface StampsOptions {
  /** The key that signs the stamps: the same on every instance, and after every start. */
  readonly key: string;
  readonly clock: Pick<Clock, 'after' | 'epochMilliseconds'>;
  /** Uses a stamp; false when it was used before. */
  readonly use: (stamp: StampToUse) => Promise<boolean>;
}

export interface Stamps {
  /** A new stamp for a form's page. */
  make(form: PublicForm, start?: Start): string;
  /**
   * Reads a form's stamp, to be used where the form is stored; null for one that is missing or forged, or too new or
   * too old.
   */
  read(form: PublicForm, stamp: string | null): StampToUse | null;
  /** Uses a form's stamp; false for one that cannot be read, or was used before. */
  take(form: PublicForm, stamp: string | null): Promise<boolean>;
}

/**
 * Stamps of public forms, in place of a cookie and a CSRF token: a valid one shows that somebody opened the form some
 * time ago and has sent it once.
 */
export function createStamps({ key, clock, use }: StampsOptions): Stamps {
  const secret = createSecretKey(key, 'utf8');
  const sign = (form: PublicForm, text: string): Buffer =>
    createHmac('sha256', secret).update(`stamp ${form} ${text}`).digest();

  /**
   * Whether the stamp is valid by now and has not expired; one with a time in the future was made before the clock was
   * set back.
   */
  function isInTime(made: number, start: string): boolean {
    const seconds = (clock.epochMilliseconds() - made) / SECOND_MS;
    return seconds >= (start === 'now' ? 0 : SECONDS_MIN) && seconds <= HOURS_MAX * HOUR_SECONDS;
  }

  function read(form: PublicForm, stamp: string | null): StampToUse | null {
    const { made, id, start, mark } = STAMP.exec(stamp ?? '')?.groups ?? {};
    if (made === undefined || id === undefined || start === undefined || mark === undefined) {
      return null;
    }
    const expected = sign(form, `${made}.${id}.${start}`);
    if (!timingSafeEqual(expected, Buffer.from(mark, 'base64url'))) return null;
    if (!isInTime(Number.parseInt(made, 36), start)) return null;
    // The time counts from now on, not from when the stamp was made: a clock that is set back must not make it valid
    // again.
    return { id, expiresAt: clock.after(2 * HOURS_MAX * HOUR_SECONDS) };
  }

  return {
    make(form, start = 'soon') {
      const made = clock.epochMilliseconds().toString(36);
      const text = `${made}.${randomBytes(ID_BYTES).toString('base64url')}.${start}`;
      return `${text}.${sign(form, text).toString('base64url')}`;
    },

    read,

    async take(form, stamp) {
      const good = read(form, stamp);
      return good !== null && use(good);
    },
  };
}
