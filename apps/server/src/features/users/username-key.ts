/**
 * How usernames are compared: without regard to case, and equal when they look alike in Unicode.
 *
 * @example usernameKey('Ａnna') === usernameKey('anna')
 */
export function usernameKey(username: string): string {
  return username.normalize('NFKC').toLocaleLowerCase('und').trim();
}
