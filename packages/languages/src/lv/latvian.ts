import { wordsOf } from '../words-of.ts';
import { days, locale } from './facts.ts';

const words = wordsOf<'zero' | 'one' | 'other'>({ days, locale });

/**
 * The words of Latvian. Beside 0, 10 to 20, 30 and the like ('zero' of the Unicode CLDR) a noun may stand in the
 * genitive or as beside 2: the texts have it as beside 2, where its sentence stays the same. Days of the week, which
 * the CLDR begins with capitals, stand within sentences here.
 */
export const latvian = {
  ...words,
  weekday: (number: number): string => words.weekday(number).toLocaleLowerCase('lv'),
  plural: <Form>(count: number, { one, other }: Readonly<Record<'one' | 'other', Form>>): Form =>
    words.plural(count, { zero: other, one, other }),
};
