/** How much of a row's text identifies it, in code points. */
const TEXT_MAX = 40;
/** Characters that a terminal does not show, or obeys, and every space but the plain one. */
const INVISIBLE = /[\p{C}\p{Default_Ignorable_Code_Point}\u2800\u{1d159}]|(?! )\p{Z}/u;

const visible = (character: string): string =>
  INVISIBLE.test(character) ? `\\u{${character.codePointAt(0)?.toString(16)}}` : character;

/**
 * The name of a row in a problem, by which it is found in the dashboard, which shows no ids. Invisible characters are written as code points.
 *
 * @example rowLabel(3, 'anna\u200b') === 'number 3 (“anna\\u{200b}”)'
 */
export function rowLabel(id: number, text: string): string {
  const characters = [...text];
  const more = characters.length > TEXT_MAX ? '…' : '';
  return `number ${id} (“${characters.slice(0, TEXT_MAX).map(visible).join('')}${more}”)`;
}
