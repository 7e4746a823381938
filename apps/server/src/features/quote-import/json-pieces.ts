import { setImmediate } from 'node:timers/promises';
import { type FileNotes, type SingleProblem, withNotes } from '@bahai-friends/contract';

/** Bytes that are made at once; other requests are answered in between. */
const PIECE_BYTES = 128 * 1024;

/** The items of a list as JSON. */
interface ListJson {
  /** The items separated by commas, in UTF-8. */
  readonly pieces: readonly Buffer[];
  /** How many items fit. */
  readonly count: number;
}

/**
 * Writes the items of a list as JSON, from the first to the last that fits, without keeping other requests waiting.
 *
 * @param bytesMax The most bytes of all pieces together.
 */
async function listJson<T>(
  items: readonly T[],
  toJson: (item: T) => string,
  bytesMax: number,
): Promise<ListJson> {
  const pieces: Buffer[] = [];
  let piece: string[] = [];
  let pieceBytes = 0;
  let left = bytesMax;
  const end = () => {
    if (piece.length > 0) pieces.push(Buffer.from(piece.join('')));
    piece = [];
    pieceBytes = 0;
  };
  for (const [index, item] of items.entries()) {
    const json = (index === 0 ? '' : ',') + toJson(item);
    const bytes = Buffer.byteLength(json);
    if (bytes > left) {
      end();
      return { pieces, count: index };
    }
    left -= bytes;
    piece.push(json);
    pieceBytes += bytes;
    if (pieceBytes > PIECE_BYTES) {
      end();
      await setImmediate();
    }
  }
  end();
  return { pieces, count: items.length };
}

/** Bytes for the note that some items are missing, and for the JSON around the list. */
const FRAME_BYTES = 500;

/** The part before a list that may be too long, the list's items, and how they are shortened. */
interface LongList<T, Cut> {
  readonly head: Pick<FileNotes, 'notes' | 'noted'>;
  /** The name of the list's property. */
  readonly name: string;
  readonly items: readonly T[];
  /** The ways to shorten items, tried one after the other until all items fit. */
  readonly cuts: readonly Cut[];
  readonly toJson: (item: T, cut: Cut) => string;
  /** The note for a list of which only the first items fit even after the last cut. */
  readonly notAllShown: (shown: number) => SingleProblem;
}

/**
 * An object with a list as its last property, as JSON in UTF-8, in pieces, made without keeping other requests
 * waiting.
 *
 * @param bytesMax The most bytes of all pieces together; everything but the list has to fit.
 */
export async function longListJson<T, Cut>(
  { head, name, items, cuts, toJson, notAllShown }: LongList<T, Cut>,
  bytesMax: number,
): Promise<readonly Uint8Array[]> {
  const room = bytesMax - Buffer.byteLength(JSON.stringify(head)) - FRAME_BYTES;
  let made: ListJson = { pieces: [], count: -1 };
  for (const cut of cuts) {
    made = await listJson(items, (item) => toJson(item, cut), room);
    if (made.count === items.length) break;
  }
  const isWhole = made.count === items.length;
  const noted = isWhole ? head : withNotes(head, [notAllShown(made.count)]);
  const start = JSON.stringify(noted).slice(0, -1);
  return [Buffer.from(`${start},"${name}":[`), ...made.pieces, Buffer.from(']}')];
}

/** The first code points of a text, without splitting all of a long one. */
export function beginning(text: string, max: number): string {
  if (text.length <= max) return text;
  const characters = [...text.slice(0, 2 * max + 1)];
  return characters.length <= max ? text : characters.slice(0, max).join('');
}
