/** For the next document: what ended the session had no words of its language. */
const KEY = 'logged-out';

/** Has the next document of this tab say that its visitor has logged out. */
export const leaveLoggedOut = (): void => sessionStorage.setItem(KEY, 'yes');

/** Whether this document is to say so; once. */
export function takeLoggedOut(): boolean {
  try {
    const isLeft = sessionStorage.getItem(KEY) !== null;
    sessionStorage.removeItem(KEY);
    return isLeft;
  } catch {
    // A browser that keeps nothing for this site has kept no session either.
    return false;
  }
}
