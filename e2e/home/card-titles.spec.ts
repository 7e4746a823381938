import { DEFAULT_SETTINGS } from '@bahai-friends/contract';
import { LANGUAGES } from '@bahai-friends/languages';
import { cutTexts, expect, test } from '../support/fixtures.ts';
import { showGatherings } from '../support/show-gatherings.ts';

const TODAY = '2026-03-21';
test.use({ siteClock: `${TODAY}T12:00:00Z` });

test('titles are as wide as their words, and what leads on stands beside them but on the narrowest phones', async ({
  page,
}) => {
  for (const language of LANGUAGES) {
    await page.goto(language === 'en' ? '/' : `/${language}`);
    for (const width of [320, 768, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      const cards = await page.locator('.home > .card').evaluateAll((all) =>
        all.map((card) => {
          const box = (selector: string) => card.querySelector(selector)?.getBoundingClientRect();
          const title = box('.card-title');
          const link = box(':scope > .way-on');
          const body = box('.card-body');
          if (!title || !body) throw new Error('A card without a title');
          const beside =
            document.dir === 'rtl'
              ? title.left - (link?.right ?? 0)
              : (link?.left ?? Infinity) - title.right;
          return {
            title: title.width / card.clientWidth,
            height: title.height,
            hasLink: link !== undefined,
            isBeside: !link || (beside > 0 && link.top < title.bottom),
            isAbove: Math.max(title.bottom, link?.bottom ?? 0) <= body.top + 1,
          };
        }),
      );
      expect(cards).toHaveLength(4);
      for (const card of cards) {
        const where = `${language} at ${width} px`;
        expect(card, where).toMatchObject({
          isBeside: width > 320 || !card.hasLink,
          isAbove: true,
        });
        // One line of 29 pixels, and the space above and below it.
        if (language === 'en') expect(card.height, where).toBeLessThan(45);
        // On the narrowest phones a long title wraps, and takes the whole line.
        if (width > 320) expect(card.title, where).toBeLessThan(0.9);
      }
    }
  }
});

test('no card cuts its words off', async ({ page, site }) => {
  await site.change(({ writes }) =>
    showGatherings(writes, TODAY, DEFAULT_SETTINGS, 'Gemeinschaftsandachtsvorbereitungstreffen'),
  );
  for (const language of LANGUAGES) {
    await page.goto(language === 'en' ? '/' : `/${language}`, { waitUntil: 'networkidle' });
    await expect(page.locator('.card')).toHaveCount(5);
    for (const width of [320, 359, 360, 1100, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await cutTexts(page), `${language} at ${width} px`).toEqual([]);
    }
  }
});
