import { LANGUAGES } from '@bahai-friends/languages';
import { expect, test } from '../support/fixtures.ts';

test('titles are as wide as their words, and what leads on stands beside them', async ({
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
            isBeside: !link || (beside > 0 && link.top < title.bottom),
            isAbove: Math.max(title.bottom, link?.bottom ?? 0) <= body.top + 1,
          };
        }),
      );
      expect(cards).toHaveLength(4);
      for (const card of cards) {
        const where = `${language} at ${width} px`;
        expect(card, where).toMatchObject({ isBeside: true, isAbove: true });
        // On the narrowest phones a long title wraps, and takes the whole line.
        if (width > 320) expect(card.title, where).toBeLessThan(0.9);
      }
    }
  }
});
