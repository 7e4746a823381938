/**
 * How usernames are compared: without regard to case, and alike when they look alike in Unicode.
 *
 * @example usernameKey('Ａnna') === usernameKey('anna')
 */
export function usernameKey(username: string): string {
  // PostgreSQL keeps no zero character, and nobody is named with one.
  const storable = username.toWellFormed().replaceAll('\0', '\ufffd');
  return storable.normalize('NFKC').toLocaleLowerCase('und').trim();
}
