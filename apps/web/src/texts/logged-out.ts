/** It is for the next document, since the one that ended the session may not have had its language's texts. */
const KEY = 'logged-out';

/** Has the next document of this tab show that its visitor has logged out. */
export const leaveLoggedOut = (): void => sessionStorage.setItem(KEY, 'yes');

/** Whether this document has to show that; true only once. */
export function takeLoggedOut(): boolean {
  try {
    const isLeft = sessionStorage.getItem(KEY) !== null;
    sessionStorage.removeItem(KEY);
    return isLeft;
  } catch {
    // A browser that stores nothing for this site has no session either.
    return false;
  }
}
