/**
 * A key that is short enough for every text of a language, and long enough that no two texts share it, which the build
 * checks.
 */
export function keyOf(text: string): string {
  let key = 0;
  for (let place = 0; place < text.length; place++) {
    key = (Math.imul(key, 31) + text.charCodeAt(place)) | 0;
  }
  return key.toString(36);
}
