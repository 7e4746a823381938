import { NewQuote, type QuoteFieldName } from '@bahai-friends/contract';
import { LANGUAGES } from '@bahai-friends/languages';
import fc from 'fast-check';
import { EXAMPLE_PREFIX } from '../quote-columns.ts';

/** Texts that break files: separators, formulas, escapes, quotation marks, other scripts, lookalikes. */
const trouble = fc.constantFrom(
  ...[
    ',',
    ';',
    '\t',
    '\n',
    '\r\n',
    '"',
    '""',
    "'",
    '=1+1',
    '+',
    '-',
    '@',
    '_x0041_',
    '_x005F_',
    '_x000D_',
  ],
  ...[
    '\uFEFF',
    '\u00A0',
    '\u2028',
    '\uFFFE',
    '<b>',
    '&amp;',
    '&#65;',
    ']]>',
    'نور',
    '光',
    'é',
    'e\u0301',
  ],
  ...[
    EXAMPLE_PREFIX,
    '2026-03-21',
    '03/04/2026',
    '1e5',
    'TRUE',
    '#N/A',
    '”',
    '“',
    '«',
    '»',
    '***',
    'n/a',
    'none',
    'Author',
    '😀',
    'text',
    ' ',
    'x'.repeat(300),
  ],
);
const words = fc
  .array(
    fc.oneof(
      trouble,
      fc.string({ unit: 'grapheme', maxLength: 8 }),
      fc.string({ unit: 'binary', maxLength: 8 }),
    ),
    {
      maxLength: 12,
    },
  )
  .map((parts) => parts.join(''));

const day = fc
  .tuple(
    // Other years are rejected in files.
    fc.integer({ min: 1844, max: 2351 }),
    fc.integer({ min: 1, max: 12 }),
    fc.integer({ min: 1, max: 31 }),
  )
  .map((parts) =>
    parts.map((part, index) => String(part).padStart(index === 0 ? 4 : 2, '0')).join('-'),
  );

/** Anything that the API would store, as it stores it. */
export const anyQuote: fc.Arbitrary<NewQuote> = fc
  .record({
    text: fc.oneof(
      { weight: 9, arbitrary: words },
      { weight: 1, arbitrary: words.map((some) => `a${some.repeat(200)}`.slice(0, 9000)) },
    ),
    source: words,
    displayDate: fc.option(day),
    referenceUrl: fc.option(fc.webUrl({ withQueryParameters: true, withFragments: true })),
    language: fc.option(fc.constantFrom(...LANGUAGES)),
    credit: fc.option(words),
  } satisfies Record<QuoteFieldName, fc.Arbitrary<string | null>>)
  .map((fields) => NewQuote.safeParse(fields))
  .filter(({ success }) => success)
  .map(({ data }) => data as NewQuote);
