import type { ProgrammeItem } from '@bahai-friends/contract';
import { countLines, takeLines } from './take-lines.ts';
import { isRightToLeft } from './text-width.ts';

/** The content of a screen: an item, or as much of its text as can be read from a distance. */
export interface Slide extends ProgrammeItem {
  /** The number within its item: 0 for the first. */
  readonly number: number;
}

/*
 * A wide screen, in em of the text's size: its height without the space around, and the width of a line. Fonts on
 * screens are wider than on paper, so that less than the whole width of a line is used.
 */
const HEIGHT_EM = 11.9;
const LINE_EM = 18.5;
const LINE_HEIGHT = 1.35;
const RIGHT_TO_LEFT_LINE = 1.6;
/** The sizes of the lines above and below the text. */
const TITLE = 0.85;
const SMALL = 0.7;
const LINES_MIN = 2;

/** The end of a sentence, where a reader pauses. */
const SENTENCE_END = /[.!?…؟。！？]["'”’»)]*(?:\s+|(?<=[。！？]))/gu;
/** The end of a sentence is searched for in the part of the fitting text after this fraction. */
const LATE = 0.4;

function sentenceEnd(text: string, start: number, end: number): number {
  if (end === text.length) return end;
  const taken = text.slice(start, end);
  const last = [...taken.matchAll(SENTENCE_END)].at(-1);
  const at = last ? last.index + last[0].length : 0;
  return at > taken.length * LATE ? start + at : end;
}

/** How many lines of the text fit on a slide. */
function roomFor({ title, text, source, reader, part }: ProgrammeItem, number: number): number {
  const size = number === 0 ? TITLE : SMALL;
  const small = [part !== 'other', source !== '', reader !== '' && number === 0];
  const others =
    countLines(title, LINE_EM / size) * size * LINE_HEIGHT +
    small.filter(Boolean).length * SMALL * LINE_HEIGHT;
  const line = isRightToLeft(text) ? RIGHT_TO_LEFT_LINE : LINE_HEIGHT;
  return Math.max(LINES_MIN, Math.floor((HEIGHT_EM - others) / line));
}

/** The slides of one item. */
export function slidesOf(item: ProgrammeItem): Slide[] {
  const { text } = item;
  const slides: Slide[] = [];
  let start = 0;
  do {
    const { end: full } = takeLines(text, start, LINE_EM, roomFor(item, slides.length));
    const end = sentenceEnd(text, start, full);
    const isLast = end >= text.length;
    slides.push({
      ...item,
      text: text.slice(start, end).trim(),
      source: isLast ? item.source : '',
      number: slides.length,
    });
    start = end;
  } while (start < text.length);
  return slides;
}
