import { setImmediate } from 'node:timers/promises';

/** Bytes that are made at once; other requests are answered before the next are. */
const PIECE_BYTES = 128 * 1024;

/** The items of a list as JSON. */
export interface ListJson {
  /** With commas between the items, in UTF-8. */
  readonly pieces: readonly Buffer[];
  /** How many items had room. */
  readonly count: number;
}

/**
 * Writes the items of a list as JSON, from the first to the last that has room, without keeping other
 * requests waiting.
 *
 * @param bytesMax How long all pieces may be together.
 */
export async function listJson<T>(
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

/** The first code points of a text; long ones are not taken apart as a whole. */
export function beginning(text: string, max: number): string {
  if (text.length <= max) return text;
  const characters = [...text.slice(0, 2 * max + 1)];
  return characters.length <= max ? text : characters.slice(0, max).join('');
}
