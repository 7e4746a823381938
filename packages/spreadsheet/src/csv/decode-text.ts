import { UnreadableFileError } from '../unreadable-file-error.ts';

const UTF_8_MARK = [0xef, 0xbb, 0xbf];
const READ_AS_WINDOWS_1252 =
  'The file is not in UTF-8. It was read as Windows-1252 (Western European): please check letters with accents and quotation marks, and save it as “CSV UTF-8” if they are wrong.';

/** Whether bytes that are not UTF-8 were meant to be: most of their letters are. */
function isDamagedUtf8(bytes: Uint8Array): boolean {
  if (UTF_8_MARK.every((byte, index) => bytes[index] === byte)) return true;
  const letters = new TextDecoder('utf-8').decode(bytes).match(/[^\p{ASCII}]/gu) ?? [];
  return letters.filter((letter) => letter === '\uFFFD').length * 2 < letters.length;
}

/** The text in an encoding, or null when it is not in that one. */
function decodeAs(encoding: string, bytes: Uint8Array): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

function encodingOf([first, second]: Uint8Array): string {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';
}

/**
 * A text in UTF-8, in UTF-16 with a byte order mark, or else in Windows-1252, which is noted.
 *
 * @throws UnreadableFileError `damaged-text`
 */
export function decodeText(bytes: Uint8Array): { text: string; notes: string[] } {
  const encoding = encodingOf(bytes);
  const text = decodeAs(encoding, bytes);
  if (text !== null) return { text, notes: [] };
  if (encoding !== 'utf-8' || isDamagedUtf8(bytes)) throw new UnreadableFileError('damaged-text');
  return { text: new TextDecoder('windows-1252').decode(bytes), notes: [READ_AS_WINDOWS_1252] };
}
