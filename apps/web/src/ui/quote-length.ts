/**
 * How a quote is set, by its UTF-16 code units: a short one is large, a long one is for reading. It is `data-length` in
 * the style sheet of quotes.
 */
export function lengthOf({ length }: string): 'short' | 'middle' | 'long' | 'longest' {
  if (length < 120) return 'short';
  if (length < 320) return 'middle';
  return length < 700 ? 'long' : 'longest';
}
