import { toBadiDate } from '@bahai-friends/badi-calendar';
import { expect, SCROLLBARS, test, WIDTHS } from './fixtures.ts';

const today = (): string => new Date().toISOString().slice(0, 10);
const inWords = (day: string): string =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day));

test('the home page has its five cards in order', async ({ visitor, checkAccessibility }) => {
  await visitor.open('/');
  expect(await visitor.role('heading').texts()).toEqual([
    "Bahá'í Friends",
    "Today's Date",
    "Today's Quote",
    'Upcoming Holy Days',
    'Connect With Us',
  ]);
  const quote = visitor.role('blockquote');
  expect(await quote.one(({ textContent }) => textContent)).toBe(
    '“Be generous in prosperity,\nand thankful in adversity.”',
  );
  const lines = await quote.one(
    (element) => element.offsetHeight / Number.parseFloat(getComputedStyle(element).lineHeight),
  );
  expect(Math.round(lines)).toBe(2);
  const links = visitor.role('region', 'Connect With Us').role('link');
  expect(await links.texts()).toEqual(['Instagram', 'YouTube']);
  await checkAccessibility();
});

test('the dates are those of the visitor’s day', async ({ visitor }) => {
  const before = today();
  await visitor.open('/');
  const dates = visitor.role('region', "Today's Date").css('dd');
  await expect.poll(async () => (await dates.texts()).every(Boolean)).toBe(true);
  const [, badi, gregorian] = await dates.texts();
  // The day may have changed meanwhile.
  const days = [before, today()];
  expect(days.map(inWords)).toContain(gregorian);
  expect(days.map((day) => String(toBadiDate(day).day))).toContain(badi?.split(' ')[0]);
  expect(badi).toMatch(/ B\.E\.$/);
});

test('links are underlined', async ({ visitor }) => {
  for (const path of ['/', '/calendar', '/quotes']) {
    await visitor.open(path);
    const lines = await visitor.css('main a:not(.masthead-link)').each((link) => {
      const { textDecorationLine, borderBottomWidth, backgroundImage } = getComputedStyle(link);
      const isUnderlined = textDecorationLine === 'underline';
      const looksLikeButton = borderBottomWidth !== '0px' || backgroundImage !== 'none';
      return isUnderlined || looksLikeButton ? '' : link.outerHTML;
    });
    expect(lines.filter(Boolean), path).toEqual([]);
  }
});

for (const scrollbars of SCROLLBARS) {
  test.describe(`with scrollbars ${scrollbars} the page`, () => {
    test.use({ look: { scrollbars } });

    test('nothing reaches beyond the right edge', async ({ visitor }) => {
      for (const width of WIDTHS) {
        await visitor.resize(width);
        for (const path of ['/', '/calendar', '/quotes', '/fa', '/admin-auth']) {
          await visitor.open(path);
          await visitor.fits();
        }
      }
    });
  });
}

test('the keyboard alone walks through the page, and focus shows', async ({ visitor }) => {
  await visitor.open('/');
  await visitor.role('button', 'Share').shown();
  const names: string[] = [];
  for (let step = 0; step < 5; step += 1) {
    await visitor.press('Tab');
    const focused = await visitor.css(':focus').one((element) => ({
      name: element.getAttribute('aria-label') ?? element.innerText,
      outline: getComputedStyle(element).outlineStyle,
    }));
    expect(focused.outline).toBe('solid');
    names.push(focused.name.replace(/\s*\(opens.*/s, '').trim());
  }
  expect(names).toEqual([
    "Visit the official website of the Bahá'í Faith",
    'Calendar',
    "View Quote Reference on Bahá'í Reference Library",
    'Share',
    'Past quotes',
  ]);
});

test('Share copies the quote, its source and its address', async ({ visitor }) => {
  await visitor.open('/');
  await visitor.role('button', 'Share').click();
  await visitor.text('Copied').shown();
  // The content of the clipboard is seen where it is pasted.
  await visitor.run(() => {
    const field = document.createElement('textarea');
    field.setAttribute('aria-label', 'Pasted');
    document.body.prepend(field);
    scrollTo(0, 0);
  });
  await visitor.role('textbox', 'Pasted').click();
  await visitor.press('Control+v');
  const pasted = visitor.role('textbox', 'Pasted');
  await expect
    .poll(() => pasted.value())
    .toMatch(
      /^“Be generous .*\nand thankful .*”\n— Bahá’u’lláh\nhttp:\S+\/quotes\/\d{4}-\d\d-\d\d$/,
    );
});
