const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/**
 * Whether an answer of the server says again what the page was rendered with: all of its fields, in whatever order, and
 * no entry of a list more. What an answer has beside that, as that of the settings for volunteers does, no page shows.
 */
export function confirms(answer: unknown, shown: unknown): boolean {
  if (!isObject(answer) || !isObject(shown)) return answer === shown;
  if (Array.isArray(answer) !== Array.isArray(shown)) return false;
  if (Array.isArray(answer) && answer.length !== Object.keys(shown).length) return false;
  return Object.entries(shown).every(([name, value]) => confirms(answer[name], value));
}
