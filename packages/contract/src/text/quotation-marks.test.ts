import { quotationMarks } from '@bahai-friends/languages/en/facts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { enclosedText, inQuotationMarks } from './quotation-marks.ts';

const MARKS = '“”„‟"‘’‚‛\'«»‹›「」『』《》〈〉';

/** Ways to quote, as `opening mark, closing mark`. */
const STYLES = [
  ...['“”', '""', '„“', '„”', '””', '“"', '"”', '„"', '«»', '»«', '»»', '‹›', '›‹'],
  ...['‚‘', '‚’', '‘’', '’’', "''", "‘'", '「」', '『』', '《》', '〈〉'],
].map((pair) => [pair.charAt(0), pair.charAt(1)] as const);

/** Styles that are used together, whose marks are told apart and are no apostrophes. */
const TOGETHER = [
  ['“”', '«»', '‹›', '「」', '『』', '《》', '〈〉'],
  ['„“', '»«', '›‹'],
];

const style = fc.constantFrom(...STYLES);
const isFree = (text: string) => text.trim() !== '' && ![...MARKS].some((m) => text.includes(m));
/** Any text without quotation marks. */
const plain = fc.oneof(
  fc.string({ unit: 'binary', minLength: 1 }).filter(isFree),
  fc.constantFrom('Be kind', 'سلام', '親切に', 'Sois bon !', 'Be kind.\nBe just', '1 < 2'),
);
/** Words as a sentence has them: what stands beside a mark says which kind of mark it is. */
const words = fc.constantFrom('Be kind', 'kindness', 'Güte', 'Ṭáhirih', 'to all', 'love, faith');
const space = fc.constantFrom('', ' ', '\u00a0', '\u202f');

describe('the quotation marks that a text brings', () => {
  it('are one pair of any style around any text, with spaces within or without', () => {
    fc.assert(
      fc.property(style, plain, space, ([open, close], text, gap) => {
        expect(enclosedText(`${open}${gap}${text}${gap}${close}`)).toBe(`${gap}${text}${gap}`);
      }),
    );
  });

  it.each(TOGETHER)('may hold quotations of any depth, as with %s', (...styles) => {
    const { quotation } = fc.letrec<{ quotation: string; part: string }>((tie) => ({
      quotation: fc
        .tuple(fc.constantFrom(...styles), tie('part'))
        .map(([pair, part]) => pair.charAt(0) + part + pair.charAt(1)),
      part: fc.oneof(
        { maxDepth: 5 },
        words,
        fc.tuple(words, tie('quotation'), words).map((parts) => parts.join(' ')),
      ),
    }));
    fc.assert(
      fc.property(quotation, (text) => {
        expect(enclosedText(text)).toBe(text.slice(1, -1));
      }),
    );
  });

  it('are none where the first pair ends before the text does', () => {
    fc.assert(
      fc.property(style, words, words, words, ([open, close], first, between, last) => {
        const text = `${open}${first}${close} ${between} ${open}${last}${close}`;
        expect(enclosedText(text)).toBeNull();
      }),
    );
  });

  it('are none at one end only, within, or where nothing is quoted', () => {
    fc.assert(
      fc.property(style, plain, ([open, close], text) => {
        for (const typed of [text, open + text, text + close, `${text}${open}${text}${close}`]) {
          expect(enclosedText(typed)).toBeNull();
        }
        expect(enclosedText(`${open} ${close}`)).toBeNull();
        expect(enclosedText(open)).toBeNull();
      }),
    );
  });

  it('are there for any text, without an error', () => {
    const messy = fc.string({ unit: fc.constantFrom(...MARKS, 'a', 's', 'n', ' ', '\n', '.') });
    fc.assert(
      fc.property(messy, (text) => {
        const enclosed = enclosedText(text);
        const trimmed = text.trim();
        expect([null, trimmed.slice(1, -1)]).toContain(enclosed);
        expect(inQuotationMarks(text, quotationMarks)).toBe(
          enclosed === null ? `“${text}”` : trimmed,
        );
      }),
    );
  });
});

describe('a quotation mark that may be an apostrophe', () => {
  it.each([
    ["'Don't be unkind'", "Don't be unkind"],
    ['‘The friends’ love endures’', 'The friends’ love endures'],
    ['‘Rock ’n’ roll’', 'Rock ’n’ roll'],
    ['‘Say ’tis well’', 'Say ’tis well'],
    ["'He said 'go now' and left'", "He said 'go now' and left"],
    ['‘O ‘Abdu’l-Bahá, be kind’', 'O ‘Abdu’l-Bahá, be kind'],
    ["“All is the friends'”", "All is the friends'"],
    ["'Tis better to be kind than rich'", 'Tis better to be kind than rich'],
    ['"A 5"x7" card"', null],
    ["'A' and 'B'", null],
    ["'Friends' and 'foes'", null],
    ["'Tis the joy of the friends'", null],
    ['‘Abdu’l-Bahá guides the friends’', null],
    ['’Twas the love of the friends’', null],
    ['Consort with all, and be the friends’', null],
    ["'Tis good", null],
    ['"A" and "B"', null],
    ['" A " and " B "', null],
    ['“A” and “B”', null],
    ['„A“ und „B“', null],
    ['”A” och ”B”', null],
    ['« A » et « B »', null],
    ['“Be kind.\n\n“Be just.”', 'Be kind.\n\n“Be just.'],
    ['“A”\n“B”', null],
    ['“He said “go” and left”', 'He said “go” and left'],
    ['"He said "go" and left"', 'He said "go" and left'],
    ['“Be kind” (Paris Talks)', null],
    ['」Be kind「', null],
    ['“Be kind“', null],
    ['“Be kind»', null],
    [' “Be kind” \n', 'Be kind'],
  ])('in %j is told from what encloses the text', (text, enclosed) => {
    expect(enclosedText(text)).toBe(enclosed);
  });
});

describe('a text in quotation marks', () => {
  it.each([
    ['Be kind', '“Be kind”'],
    ['“Be kind”', '“Be kind”'],
    ['« Sois bon »', '« Sois bon »'],
    ['“A” and “B”', '““A” and “B””'],
  ])('%j is shown as %j', (text, shown) => {
    expect(inQuotationMarks(text, quotationMarks)).toBe(shown);
  });

  it('is shortened within them', () => {
    const first = (text: string) => `${text.slice(0, 2)}…`;
    expect(inQuotationMarks('Be kind', quotationMarks, first)).toBe('“Be…”');
    expect(inQuotationMarks('「親切にする」', quotationMarks, first)).toBe('「親切…」');
  });
});
