import { namesOfEveryLanguage } from '@bahai-friends/badi-calendar/names/every-language';
import { describe, expect, it } from 'vitest';
import * as everyLanguage from './every-language.ts';
import { factsOf } from './language-of.ts';
import { isLanguage, LANGUAGES } from './languages.ts';

it('the list has a line for each language of the calendar', () => {
  expect(Object.keys(everyLanguage).toSorted()).toEqual(LANGUAGES.toSorted());
});

describe('a language', () => {
  it.each(LANGUAGES)('%s is known by its code', (language) => {
    expect(isLanguage(language)).toBe(true);
    expect(isLanguage(language.toUpperCase())).toBe(false);
  });

  it.each([null, '', 'it', 'constructor', 'zh-Hans'])('is not %j', (text) => {
    expect(isLanguage(text)).toBe(false);
  });
});

describe.each(LANGUAGES)('the facts of %s', (language) => {
  const facts = factsOf(language);
  const inUnicode = new Intl.Locale(facts.tag);

  it('are named as the Unicode CLDR names the language', () => {
    const nameIn = (locale: string) => new Intl.DisplayNames(locale, { type: 'language' });
    const [first = '', ...rest] = nameIn(language).of(language) ?? '';
    expect(facts.ownName).toBe(first.toLocaleUpperCase(language) + rest.join(''));
    expect(facts.englishName).toBe(nameIn('en').of(language));
  });

  it('write it in its own direction and script', () => {
    expect(inUnicode.language).toBe(language);
    expect(facts.dir).toBe(inUnicode.getTextInfo().direction);
    expect(facts.isLatin).toBe(inUnicode.maximize().script === 'Latn');
    expect(facts.openGraph).toMatch(new RegExp(`^${language}_[A-Z]{2}$`));
  });

  it('give it the Gregorian calendar, and the digits of its Badí dates', () => {
    const { calendar, numberingSystem } = new Intl.DateTimeFormat(facts.locale).resolvedOptions();
    expect(calendar).toBe('gregory');
    const zero = new Intl.NumberFormat(facts.locale).format(0);
    expect([zero, numberingSystem]).toEqual([
      namesOfEveryLanguage[language].digitZero,
      { ar: 'arab', fa: 'arabext' }[language as string] ?? 'latn',
    ]);
  });

  it('quote in two different or two equal marks that are known ones', () => {
    const marks = facts.quotationMarks.map((mark) => mark.trim());
    expect(['“”', '«»', '„“', '””', '„”', '“„', '‘’']).toContain(marks.join(''));
  });

  it('have a tagline of one line', () => {
    expect(facts.defaultTagline).toMatch(/^\S.*\S$/u);
  });
});
