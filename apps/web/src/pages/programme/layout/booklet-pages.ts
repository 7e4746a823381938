import type { ProgrammeItem } from '@bahai-friends/contract';
import { takeLines } from './take-lines.ts';
import { isRightToLeft } from './text-width.ts';

export type PieceKind = 'part' | 'title' | 'text' | 'source' | 'reader';

/** Content that stays together on a page: a heading, or as much of a text as fits. */
export interface Piece {
  readonly kind: PieceKind;
  readonly text: string;
  /** Whether it begins something new, before which there is a gap. */
  readonly isFirst: boolean;
}

/** The room on a page: the width of a line, in em of the text's size, and the number of lines. */
const LINE_EM = 27;
const PAGE_LINES = 30;

/** The size of letters, and the height of a line, relative to those of the text. */
const SIZES: Readonly<Record<PieceKind, readonly [letters: number, line: number]>> = {
  part: [1.2, 1.5],
  title: [1.1, 1.25],
  text: [1, 1],
  source: [0.85, 1],
  reader: [0.85, 1],
};
/** Letters with marks above and below need more height. */
const RIGHT_TO_LEFT_LINE = 1.25;
/** So many lines of a text stay together, at the end of a page or at its beginning. */
const TOGETHER = 2;
/** Lines between two items. */
const GAP = 1;

interface Words {
  /** The names of the parts; one without a name has no heading. */
  readonly part: (part: ProgrammeItem['part']) => string | null;
  readonly reader: (name: string) => string;
}

/** All pieces, in their order. */
function* piecesOf(items: readonly ProgrammeItem[], words: Words): Generator<Piece> {
  let former: ProgrammeItem['part'] | null = null;
  for (const { part, title, text, source, reader } of items) {
    const heading = part === former ? null : words.part(part);
    former = part;
    let isFirst = true;
    const all: readonly (readonly [PieceKind, string])[] = [
      ['part', heading ?? ''],
      ['title', title],
      ['text', text],
      ['source', source],
      ['reader', reader && words.reader(reader)],
    ];
    for (const [kind, said] of all) {
      if (said === '') continue;
      yield { kind, text: said, isFirst };
      isFirst = false;
    }
  }
}

/** Distributes the pieces over the pages of a booklet. */
export function bookletPages(items: readonly ProgrammeItem[], words: Words): Piece[][] {
  let page: Piece[] = [];
  const pages = [page];
  let left = PAGE_LINES;
  const turn = () => {
    page = [];
    pages.push(page);
    left = PAGE_LINES;
  };
  const pieces = [...piecesOf(items, words)];
  for (const [index, piece] of pieces.entries()) {
    const { kind, text } = piece;
    const [letters, line] = SIZES[kind];
    const height = line * (isRightToLeft(text) ? RIGHT_TO_LEFT_LINE : 1);
    const width = LINE_EM / letters;
    const { lines } = takeLines(text, 0, width, Number.POSITIVE_INFINITY);
    const isHeading = kind === 'part' || kind === 'title';
    // A heading stays with the text below it; that of a part also with the title below it.
    const follows = isHeading && index + 1 < pieces.length ? TOGETHER * 2 : 0;
    const gap = piece.isFirst && page.length > 0 ? GAP : 0;
    const least = kind === 'text' ? Math.min(lines, TOGETHER) : lines;
    if (page.length > 0 && gap + least * height + follows > left) turn();
    else left -= gap;
    let start = 0;
    while (start < text.length) {
      const room = Math.max(1, Math.floor(left / height));
      const taken = takeLines(text, start, width, room);
      page.push({
        kind,
        text: text.slice(start, taken.end).trim(),
        isFirst: piece.isFirst && start === 0,
      });
      left -= taken.lines * height;
      start = taken.end;
      if (start < text.length) turn();
    }
  }
  return pages;
}
