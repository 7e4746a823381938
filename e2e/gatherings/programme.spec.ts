import type { Page } from '@playwright/test';
import { expect, leaveQuestion, overflowsSideways, test } from '../support/fixtures.ts';
import { printed } from '../take-home/pdf.ts';
import { ANNA, logIn } from '../users/users.ts';
import { chooseOfDay } from './choose.ts';
import { BEHIND_LINK, itemsOf, MEETING, NOW, withProgramme } from './programmes.ts';

test.use({ content: 'users', siteClock: NOW, expectedMessages: /status of 400/ });

const PAPERS = [
  { paper: 'a4', size: /^84[12] × 595$/, width: 1123, height: 794 },
  { paper: 'letter', size: /^792 × 612$/, width: 1056, height: 816 },
] as const;

/** Pages of a booklet whose content is cut off, and those whose text reaches into the page number. */
async function cutOff(page: Page, { width, height }: (typeof PAPERS)[number]): Promise<string[]> {
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize({ width, height });
  const found = await page.locator('.booklet-page').evaluateAll((pages) =>
    pages
      .filter(({ scrollHeight, clientHeight, scrollWidth, clientWidth, children }) => {
        const number = [...children].find((child) => child.matches('.booklet-number'));
        const last = number?.previousElementSibling;
        return (
          scrollHeight > clientHeight + 1 ||
          scrollWidth > clientWidth + 1 ||
          (number &&
            last &&
            last.getBoundingClientRect().bottom > number.getBoundingClientRect().top)
        );
      })
      .map(({ textContent }) => textContent.slice(0, 100)),
  );
  await page.emulateMedia({ media: null });
  return found;
}

/** All letters of a booklet in the order in which it is read, without its cover and the page numbers. */
const lettersRead = (page: Page) =>
  page.locator('.booklet-page').evaluateAll((pages) =>
    pages
      .map((one) => ({
        number: Number(one.querySelector('.booklet-number')?.textContent ?? 0),
        text: [...one.querySelectorAll('p:not(.booklet-number)')]
          .map((p) => p.textContent)
          .join(''),
      }))
      .filter(({ number }) => number > 0)
      .toSorted((a, b) => a.number - b.number)
      .map(({ text }) => text)
      .join('')
      .replaceAll(/\s/g, ''),
  );

test('a short programme is one sheet, folded in the middle', async ({
  page,
  site,
  checkAccessibility,
}) => {
  await withProgramme(site, itemsOf(3, 400));
  await page.goto(MEETING);
  await page.getByRole('link', { name: 'The programme, for print' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Programme: ⁨Evening of prayers⁩');
  for (const { paper, size } of PAPERS) {
    for (const address of [MEETING, BEHIND_LINK, `/fa${MEETING}`]) {
      await page.goto(`${address}/programme?paper=${paper}`);
      const { pages, sizes } = await printed(page);
      expect([address, pages, sizes.length]).toEqual([address, 2, 1]);
      expect(sizes[0]).toMatch(size);
    }
  }
  await test.step('with the cover in front, also from right to left', async () => {
    for (const [prefix, coverIsRight] of [
      ['', true],
      ['/fa', false],
    ] as const) {
      await page.goto(`${prefix}${MEETING}/programme?paper=a4`);
      await page.emulateMedia({ media: 'print' });
      await page.setViewportSize({ width: 1123, height: 794 });
      const cover = await page.locator('.booklet-cover').boundingBox();
      expect((cover?.x ?? 0) > 561).toBe(coverIsRight);
      await page.emulateMedia({ media: null });
    }
  });
  await test.step('and is read on a phone', async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(`${MEETING}/show`);
    await checkAccessibility();
    for (const address of [`${MEETING}/programme`, `/ar${MEETING}/programme`]) {
      await page.goto(address);
      await expect(page.locator('.programme-item')).toHaveCount(3);
      await expect(page.locator('.booklet')).toBeHidden();
      expect(await overflowsSideways(page)).toBe(false);
      await checkAccessibility();
    }
  });
  await test.step('another paper is refused', async () => {
    expect((await page.goto(`${MEETING}/programme?paper=a3`))?.status()).toBe(400);
    await expect(page.getByText('Choose A4 or Letter.')).toBeVisible();
    expect((await page.goto(`${BEHIND_LINK}/programme?paper=a3`))?.status()).toBe(400);
    await page.getByRole('link', { name: 'Letter' }).click();
    await expect(page).toHaveURL(`${BEHIND_LINK}/programme?paper=letter`);
    await checkAccessibility();
  });
});

test('60 items of 5,000 letters in three languages are whole', { tag: '@fonts' }, async ({
  page,
  site,
}) => {
  const items = itemsOf(60, 5000);
  await withProgramme(site, items);
  await page.goto(`${MEETING}/programme?paper=a4`);
  const sheets = (await page.locator('.booklet-side').count()) / 2;
  const said = items.map(({ title, text, source }) => title + text + source).join('');
  const read = await lettersRead(page);
  for (const part of ['Devotional part', 'Consultation', 'Social part']) {
    expect(read).toContain(part.replace(' ', ''));
  }
  expect(read.replace(/Devotionalpart|Consultation|Socialpart/g, '')).toBe(
    said.replaceAll(/\s/g, ''),
  );
  for (const paper of PAPERS) {
    await page.goto(`${MEETING}/programme?paper=${paper.paper}`);
    expect(await cutOff(page, paper)).toEqual([]);
    expect((await printed(page)).pages).toBe(2 * sheets);
  }
});

test.describe('on a screen in the room, without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 1920, height: 1080 } });

  test('letters are large, and Page Down shows the next slide', { tag: '@fonts' }, async ({
    page,
    site,
  }) => {
    const items = itemsOf(6, 900);
    await withProgramme(site, items);
    await page.goto(MEETING);
    await page.getByRole('link', { name: 'The programme, for a screen in the room' }).click();
    // Its first slide is there before its style sheets are.
    await page.waitForURL('**/show');
    const slides = page.locator('.slide');
    const whole = await slides.evaluateAll((all) =>
      all.map((slide) => ({
        height: slide.getBoundingClientRect().height,
        letters: Number.parseFloat(getComputedStyle(slide).fontSize),
      })),
    );
    // No slide is higher than the screen, and the smallest letters can be read at ten metres on a screen a metre high:
    // they are a three-hundredth of the distance.
    expect(whole.filter(({ height }) => height > 1080)).toEqual([]);
    expect(whole.filter(({ letters }) => letters < 0.069 * 1080)).toEqual([]);
    const texts = await page.locator('.slide-text').allTextContents();
    const letters = (text: string) => text.replaceAll(/\s/g, '');
    expect(letters(texts.join(''))).toBe(letters(items.map(({ text }) => text).join('')));

    // The slide is looked at once it has stopped: a key that is pressed meanwhile would be another press.
    const seen = (index: number) =>
      expect.poll(async () => (await slides.nth(index).boundingBox())?.y).toBe(0);
    await seen(0);
    for (const index of [1, 2, 3]) {
      await page.keyboard.press('PageDown');
      await seen(index);
    }
    await page.keyboard.press('PageUp');
    await seen(2);
    await slides.nth(2).getByRole('link', { name: 'Next slide' }).click();
    await seen(3);
    await slides.nth(3).getByRole('link', { name: 'Previous slide' }).click();
    await seen(2);
    await page.setViewportSize({ width: 360, height: 740 });
    expect(await overflowsSideways(page)).toBe(false);
  });
});

test('what nobody has planned has no such pages, and nothing leads there', async ({
  page,
  site,
}) => {
  await withProgramme(site, []);
  for (const address of [MEETING, BEHIND_LINK]) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Evening of prayers');
    await expect(page.getByRole('link', { name: /programme/i })).toHaveCount(0);
    for (const beside of ['programme', 'show']) {
      expect((await page.request.get(`${address}/${beside}`)).status()).toBe(404);
    }
  }
});

test('a volunteer plans an evening on a phone, and the page has it', async ({
  page,
  site,
  checkAccessibility,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await withProgramme(site, itemsOf(1, 100));
  await logIn(page, ANNA);
  await page.goto('/admin#gatherings/days');
  await chooseOfDay(page, 'Evening of prayers', 'Programme');
  const dialog = page.getByRole('dialog', { name: 'Programme' });
  await dialog.getByRole('button', { name: 'Add an item' }).click();
  await dialog.locator('input:focus').fill('Tea in the garden');
  await dialog.getByRole('button', { name: /^Move up: 2\. Tea in the garden/ }).click();
  await expect(
    dialog.getByRole('button', { name: /^Move up: 1\. Tea in the garden/ }),
  ).toBeFocused();
  expect(await overflowsSideways(page)).toBe(false);
  await checkAccessibility();
  await page.keyboard.press('Escape');
  await leaveQuestion(page).getByRole('button', { name: 'Stay' }).click();
  await dialog.getByRole('button', { name: 'Save Changes' }).click();
  await expect(dialog).toBeHidden();
  await page.goto(`${MEETING}/programme`);
  await expect(page.locator('.programme-item').first()).toContainText('Tea in the garden');
  await expect(page.locator('.programme-item')).toHaveCount(2);
});
