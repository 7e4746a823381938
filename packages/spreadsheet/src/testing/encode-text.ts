import type { SingleByteEncoding } from '../csv/encodings.ts';

/** A text in an encoding with one byte for each character; it must have all of them. */
export function encodeText(text: string, encoding: SingleByteEncoding): Buffer {
  const decoder = new TextDecoder(encoding);
  const bytes = new Map(
    Array.from({ length: 256 }, (_, byte) => [decoder.decode(Buffer.from([byte])), byte]),
  );
  return Buffer.from(
    Array.from(text, (character) => {
      const byte = bytes.get(character);
      if (byte === undefined) throw new Error(`${encoding} has no ${character}`);
      return byte;
    }),
  );
}
