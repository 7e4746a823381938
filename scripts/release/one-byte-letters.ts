import type { Plugin } from 'vite';

const BEYOND_ASCII = /[\u0080-\uffff]/g;
/** What V8 keeps in one byte a letter. */
const BEYOND_LATIN_1 = /[\u0100-\uffff]/;
/** Where another backslash would change what is meant, or mean itself. */
const NOT_TO_ESCAPE = /\\[\u0080-\uffff]|String\.raw`[^`]*[\u0080-\uffff]/;

const escaped = (letter: string): string =>
  `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`;

/**
 * Writes letters beyond ASCII as escapes, in what a server loads. One “ makes V8 keep a whole file in two bytes a letter as
 * long as the process lives, and Node reads plain ASCII fastest. A file that is shorter in two bytes a letter, such as
 * texts in Arabic, stays as it is.
 */
export function oneByteLetters(): Plugin {
  return {
    name: 'one-byte-letters',
    // Last of all: a printer of code writes letters as they are.
    generateBundle(_options, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk' || !BEYOND_LATIN_1.test(chunk.code)) continue;
        const { code, fileName } = chunk;
        if (NOT_TO_ESCAPE.test(code)) this.error(`${fileName} has letters that cannot be escaped`);
        const short = code.replace(BEYOND_ASCII, escaped);
        if (short.length < 2 * code.length) chunk.code = short;
      }
    },
  };
}
