import { abridged } from '@bahai-friends/contract/quote-preview';
import { fitText, type SetText } from './typesetting/fit-text.ts';
import { losesLetters, settable } from './typesetting/picture-fonts.ts';
import { createMeasure, isRightToLeft } from './typesetting/shape-line.ts';

/** The distance from one line of a name or a source to the next, as a multiple of the size. */
export const SHORT_LEADING = 1.12;

export interface DirectedText extends SetText {
  readonly isRtl: boolean;
}

/**
 * A name or a source in as many lines as fit, shortened where it is longer. A text with letters that no font has is
 * left out: without them it would be another name.
 */
export function setShortText(
  text: string,
  room: { readonly width: number; readonly height: number },
  sizes: readonly number[],
): DirectedText {
  const known = losesLetters(text) ? '' : settable(text);
  const isRtl = isRightToLeft(known);
  const whole = {
    shorten: (charactersMax: number) => abridged(known, charactersMax),
    length: [...known].length,
  };
  const set = fitText(whole, room, { sizes, leading: SHORT_LEADING }, createMeasure(isRtl));
  return { ...set, isRtl };
}
