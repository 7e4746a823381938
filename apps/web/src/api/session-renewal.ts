import { ApiError, isAccountDeleted, isUnauthenticated } from './api-error.ts';

/** Lets the visitor log in again; resolves to whether they did. */
type AskForLogin = () => Promise<boolean>;

let askForLogin: AskForLogin | undefined;
/** The question that is open: calls that fail meanwhile wait for its answer, too. */
let asking: Promise<boolean> | undefined;
/** How often somebody has logged in again since the document was loaded. */
let renewals = 0;

/** Has calls that find the session over ask, until the returned function is called. */
export function askWhenSessionIsOver(ask: AskForLogin): () => void {
  askForLogin = ask;
  return () => {
    if (askForLogin === ask) askForLogin = undefined;
  };
}

/** Lets the visitor log in again, where there is somebody to ask; resolves to whether they did. */
export async function renewSession(): Promise<boolean> {
  if (!askForLogin) return false;
  asking ??= askForLogin().finally(() => {
    asking = undefined;
  });
  const isRenewed = await asking;
  if (isRenewed) renewals += 1;
  return isRenewed;
}

/** A session that is over is 401; a CSRF token from before a login is 403 after it. */
function isOfEarlierSession(error: unknown): boolean {
  return isUnauthenticated(error) || (error instanceof ApiError && error.status === 403);
}

/**
 * Makes a call, and makes it once more when the session was over and the visitor has logged in again:
 * whoever waits for the call does not notice. `call` fetches a CSRF token of its own each time.
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
      isRenewedMeanwhile || (isUnauthenticated(error) && (await renewSession()));
    if (!isToBeRepeated) throw error;
    return call();
  }
}
