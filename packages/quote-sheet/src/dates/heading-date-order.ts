import { DATE_ORDERS, type DateOrder } from '@bahai-friends/contract';
import { foldText } from '../fold-text.ts';

const PARTS = ['d', 'm', 'y'] as const;
type Part = (typeof PARTS)[number];

/** Letters of patterns such as TT.MM.JJJJ in the languages of the product. */
const LETTERS: Readonly<Record<Part, string>> = { d: 'dtjдی', m: 'mмش', y: 'yajгgس' };

const folded = (words: string): readonly string[] => words.split(' ').map(foldText);

/** The words for day, month and year in the languages of the product. */
const WORDS: Readonly<Record<Part, readonly string[]>> = {
  d: folded('day tag jour dia diena dag день روز يوم 日'),
  m: folded('month monat mois mes mês mēnesis maand månad месяц ماه شهر 月'),
  y: folded('year jahr année año ano gads jaar år год سال سنة عام 年'),
};

/** How many characters of a long heading are searched. */
const SEARCHED_MAX = 200;

/** Three words with the same mark between them; a word may also be the middle of another three. */
const PATTERN = /(?<!\p{L})(?=(\p{L}{1,12})( ?[./-] ?| )(\p{L}{1,12})\2(\p{L}{1,12})(?!\p{L}))/gu;
const CODE = /(?<!\p{L})(?:dmy|mdy|ymd)(?!\p{L})/u;

/** What a word of a pattern may stand for: `jj` is the day in French, and the year in German. */
function partsOf(word: string): Part[] {
  const [letter = ''] = word;
  const isRun = word.length <= 4 && word === letter.repeat(word.length);
  return PARTS.filter((part) => {
    if (WORDS[part].includes(word)) return true;
    // A day has two digits at most.
    return isRun && LETTERS[part].includes(letter) && !(part === 'd' && word.length > 2);
  });
}

function orderOf(words: readonly string[]): DateOrder | null {
  const parts = words.map(partsOf);
  const [order = null, other] = DATE_ORDERS.filter((each) =>
    [...each].every((part, index) => parts[index]?.some((possible) => possible === part)),
  );
  // Letters that fit two orders, such as jj-mm-jj, say none.
  return other === undefined ? order : null;
}

/**
 * The order that the heading of a date column says, as in “Date (dd/mm/yyyy)”, “TT.MM.JJJJ” or
 * “jour/mois/année”.
 *
 * @returns null when it says none
 * @example
 * orderInHeading('Fecha (dd/mm/aaaa)'); // 'dmy'
 */
export function orderInHeading(heading: string): DateOrder | null {
  const plain = foldText(heading.slice(0, SEARCHED_MAX));
  for (const [, one = '', , two = '', three = ''] of plain.matchAll(PATTERN)) {
    const order = orderOf([one, two, three]);
    if (order !== null) return order;
  }
  const code = CODE.exec(plain)?.[0];
  return DATE_ORDERS.find((order) => order === code) ?? null;
}
