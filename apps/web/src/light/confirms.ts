const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/**
 * Whether a response confirms the data with which the page was rendered: it has all of its fields, in any order, and no
 * list has more entries. Further fields of a response, as in the settings for volunteers, are not shown by any page.
 */
export function confirms(answer: unknown, shown: unknown): boolean {
  if (!isObject(answer) || !isObject(shown)) return answer === shown;
  if (Array.isArray(answer) !== Array.isArray(shown)) return false;
  if (Array.isArray(answer) && answer.length !== Object.keys(shown).length) return false;
  return Object.entries(shown).every(([name, value]) => confirms(answer[name], value));
}
