import { LANGUAGES } from '@bahai-friends/languages';
import { textsOf } from '@bahai-friends/languages/language-of';
import { expect, it } from 'vitest';
import { ANSWER_DAYS, ANSWER_NAME_MAX, ANSWER_PEOPLE_MAX } from './answer-limits.ts';

/** Digits of Arabic and Persian as those of other languages. */
const latin = (text: string): string =>
  text.replace(/[٠-٩۰-۹]/g, (digit) => String((digit.codePointAt(0) ?? 0) & 0xf));

it.each(LANGUAGES)('the form’s texts in %s say the limits that hold', async (language) => {
  const { people, wrong, stored, storedNameless, gone, privacy } = await textsOf(
    'answers',
    language,
  );
  const says = (text: string, limit: number) =>
    expect(latin(text)).toMatch(new RegExp(`(?<!\\d)${limit}(?!\\d)`));
  for (const text of [people, wrong.people]) says(text, ANSWER_PEOPLE_MAX);
  says(wrong.name, ANSWER_NAME_MAX);
  for (const text of [stored, storedNameless, gone, privacy.howLongText]) says(text, ANSWER_DAYS);
});
