import type { LetterContent } from './letter-content.ts';
import { letterHtml } from './letter-html.ts';
import { letterText } from './letter-text.ts';

/** The bodies of a letter, of which a program shows one. */
interface WrittenLetter {
  readonly text: string;
  readonly html: string;
}

const known = new WeakMap<LetterContent, WrittenLetter>();

/** A letter as it is sent. It is written once, though it is measured before. */
export const writtenLetter = (content: LetterContent): WrittenLetter =>
  known.getOrInsertComputed(content, () => ({
    text: letterText(content),
    html: letterHtml(content),
  }));
