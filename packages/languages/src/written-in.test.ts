import { describe, expect, it } from 'vitest';
import { factsOf } from './language-of.ts';
import { LANGUAGES } from './languages.ts';
import { writtenIn } from './written-in.ts';

describe('what a text is written in', () => {
  it.each(LANGUAGES)(
    'is said of %s by its facts, where what stands around is in another',
    (language) => {
      const { tag, dir } = factsOf(language);
      expect(writtenIn(language, language === 'en' ? 'de' : 'en')).toEqual({ lang: tag, dir });
    },
  );

  it('is only a direction where the language is that of what stands around', () => {
    expect(writtenIn('fa', 'fa')).toEqual({ dir: 'rtl' });
    expect(writtenIn('en', 'en')).toEqual({ dir: 'ltr' });
  });

  it('is said by the letters where nobody knows', () => {
    expect(writtenIn(null, 'fa')).toEqual({ dir: 'auto' });
  });
});
