import type { Language } from '@bahai-friends/languages';
import * as words from '../../packages/languages/src/zh/dashboard/index.ts';
import { expect, test } from '../support/fixtures.ts';
import { logIn, MASTER } from '../users/users.ts';
import { setAccountLanguage } from './account-language.ts';
import { englishTexts, noteTexts, shownEnglish } from './english-texts.ts';
import { addTourContent, takeTour } from './tour/dashboard-tour.ts';
import { managed } from './tour/managed.ts';
import { years } from './tour/quotes.ts';

test.use({ content: 'users' });

/**
 * The tour in the pseudo-language finds texts that screens write themselves. Here a language has its own scripts as they
 * are built and served: at first, and with parts that are loaded later. Chinese and English have no letter in common.
 */
const language = 'zh' satisfies Language;

for (const [part, stops] of Object.entries({ years, managed })) {
  test(`${part} of the dashboard show nothing in English`, async ({ page, site }) => {
    const english = englishTexts(language);
    await site.change(addTourContent);
    await logIn(page, MASTER);
    await setAccountLanguage(page, language);
    await noteTexts(page);
    const found: Record<string, string[]> = {};
    await takeTour({ page, site, words, stops }, async (name) => {
      const shown = await shownEnglish(page, english);
      if (shown.length > 0) found[name] = shown;
    });
    expect(found).toEqual({});
  });
}
