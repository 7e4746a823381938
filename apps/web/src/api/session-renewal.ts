import { ApiError } from './api-error.ts';
import { createQuestion, type Question } from './question.ts';
import { asksForPassword, isAccountDeleted, isUnauthenticated } from './unauthenticated.ts';

const login = createQuestion();
const password = createQuestion();
/** How often a visitor has logged in or entered the password again since the document was loaded. */
let renewals = 0;

/** Sets the question for calls that find the session ended, until the returned function is called. */
export const askWhenSessionIsOver = login.answeredBy;

/** Sets the question for calls that need the password once more, until the returned function is called. */
export const askWhenPasswordIsDue = password.answeredBy;

async function askFor(question: Question): Promise<boolean> {
  const isAnswered = await question.ask();
  if (isAnswered) renewals += 1;
  return isAnswered;
}

/** Has the visitor log in again, when there is a question for it; resolves to whether they did. */
export const renewSession = (): Promise<boolean> => askFor(login);

/** An ended session gives 401, and a CSRF token from before a login gives 403 after it. */
function isOfEarlierSession(error: unknown): boolean {
  return isUnauthenticated(error) || (error instanceof ApiError && error.status === 403);
}

/**
 * Makes a call, and repeats it when the session had ended and the visitor has logged in again, or when the password was
 * due and they have entered it: its caller does not notice. `call` fetches a CSRF token of its own each time.
 *
 * @throws the error of the call, also when the visitor does not log in, or cannot since the account was deleted
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
