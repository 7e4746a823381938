/** Control characters, with escapes, line ends, and characters that turn the direction of a whole line. */
const NOT_TO_BE_PRINTED = /[\p{Cc}\p{Zl}\p{Zp}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu;

/** Text that somebody typed, as one harmless line for a terminal. */
export function terminalText(text: string): string {
  return text.toWellFormed().replace(NOT_TO_BE_PRINTED, ' ').trim();
}
