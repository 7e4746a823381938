/** Letters with accents, which no English text has. */
const ACCENTED: Readonly<Record<string, string>> = {
  ...{
    a: 'áá',
    e: 'éé',
    i: 'íí',
    o: 'óó',
    u: 'úú',
    y: 'ýý',
    A: 'Áá',
    E: 'Éé',
    I: 'Íí',
    O: 'Óó',
    U: 'Úú',
  },
  ...{
    c: 'ç',
    n: 'ñ',
    s: 'š',
    z: 'ž',
    C: 'Ç',
    N: 'Ñ',
    S: 'Š',
    Z: 'Ž',
    r: 'ř',
    t: 'ť',
    l: 'ł',
    d: 'ď',
  },
};
const LONGER = 1.4;
/** Marks around every text, so that a text that is cut or put together shows. */
export const [OPEN, CLOSE] = ['⟦', '⟧'];

const accented = (text: string): string =>
  text.replace(/[a-zA-Z]/g, (letter) => ACCENTED[letter] ?? letter);

/** A text with accents, longer by 40 %: within its words first, as the words of other languages are longer, too. */
function longer(text: string): string {
  const [, before = '', words = '', after = ''] = /^(\s*)(.*?)(\s*)$/su.exec(text) ?? [];
  if (words === '') return text;
  let written = accented(words);
  while (written.length < words.length * LONGER) written += ' õõñ';
  return before + written + after;
}

/** The same, with texts that were handed in left as they are. */
function around(text: string, values: readonly unknown[]): string {
  const [value, ...others] = values.filter((one) => typeof one === 'string' && one !== '');
  if (value === undefined) return longer(text);
  return text
    .split(String(value))
    .map((part) => (part === '' ? '' : around(part, others)))
    .join(String(value));
}

const inMarks = (text: string): string => OPEN + text + CLOSE;

function said(text: unknown, values: readonly unknown[]): unknown {
  if (typeof text === 'string') return inMarks(around(text, values));
  if (typeof text === 'object' && text !== null && !Array.isArray(text)) {
    return Object.fromEntries(
      Object.entries(text).map(([name, part]) => [name, said(part, values)]),
    );
  }
  if (!Array.isArray(text)) return text;
  const parts = text.map((part) => (typeof part === 'string' ? around(part, values) : part));
  return [OPEN, ...parts, CLOSE];
}

/**
 * A text of an invented language, made from an English one: a string, or a function of values that returns one or a record
 * of some. It is longer by 40 % or more, has accents, and stands in marks.
 */
export function pseudo(english: unknown): unknown {
  if (typeof english !== 'function') return said(english, []);
  return (...values: unknown[]) => said(english(...values), values);
}
