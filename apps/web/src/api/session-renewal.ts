import { ApiError } from './api-error.ts';
import { createQuestion, type Question } from './question.ts';
import { asksForPassword, isAccountDeleted, isUnauthenticated } from './unauthenticated.ts';

const login = createQuestion();
const password = createQuestion();
/** How often somebody has logged in or entered the password again since the document was loaded. */
let renewals = 0;

/** Sets who is asked when a call finds the session over, until the returned function is called. */
export const askWhenSessionIsOver = login.answeredBy;

/** Sets who is asked when a call needs the password once more, until the returned function is called. */
export const askWhenPasswordIsDue = password.answeredBy;

async function askFor(question: Question): Promise<boolean> {
  const isAnswered = await question.ask();
  if (isAnswered) renewals += 1;
  return isAnswered;
}

/** Lets the visitor log in again, where there is somebody to ask; resolves to whether they did. */
export const renewSession = (): Promise<boolean> => askFor(login);

/** A session that is over is 401; a CSRF token from before a login is 403 after it. */
function isOfEarlierSession(error: unknown): boolean {
  return isUnauthenticated(error) || (error instanceof ApiError && error.status === 403);
}

/**
 * Makes a call, and makes it once more when the session was over and the visitor has logged in again, or
 * when the password was due and they have entered it: whoever waits for the call does not notice. `call`
 * fetches a CSRF token of its own each time.
 *
 * @throws what the call throws, also when the visitor does not log in, or cannot: the account was deleted
 */
export async function withSession<T>(call: () => Promise<T>): Promise<T> {
  const before = renewals;
  try {
    return await call();
  } catch (error) {
    if (isAccountDeleted(error)) throw error;
    const isRenewedMeanwhile = renewals !== before && isOfEarlierSession(error);
    const isToBeRepeated =
      isRenewedMeanwhile ||
      (isUnauthenticated(error) && (await renewSession())) ||
      (asksForPassword(error) && (await askFor(password)));
    if (!isToBeRepeated) throw error;
    return call();
  }
}
