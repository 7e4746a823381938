/**
 * A text without the characters that XML 1.0 and calendars do not allow: control characters but line feeds and tabs,
 * halves of surrogate pairs, and noncharacters. They are refused in new texts, but an earlier version stored them.
 */
export function withoutControls(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/[\p{Cc}--[\n\t]]|\p{Surrogate}|\p{Noncharacter_Code_Point}/gv, '');
}

/** The text as one line, for a title. */
export const oneLine = (text: string): string => withoutControls(text.replace(/\s+/g, ' ')).trim();
