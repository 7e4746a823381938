import { LANGUAGES } from '@bahai-friends/languages';
import { describe, expect, it, vi } from 'vitest';

const ELEMENTS = '<bahai-quote>Theirs</bahai-quote><badi-date>Theirs</badi-date>';
const DATE = { today: '2026-03-21', badiDate: '1 Bahá 183 B.E.', language: 'en' };

let asked: string[] = [];

/** The texts that the elements show for a response of the API; their own ones where it cannot be shown. */
async function shown(body: unknown, status = 200, html = ELEMENTS): Promise<ShadowRoot[]> {
  asked = [];
  vi.stubGlobal('fetch', async (url: URL) => {
    asked.push(`${url.pathname}${url.search}`);
    return new Response(JSON.stringify(body), { status });
  });
  document.body.innerHTML = html;
  await import('./entry-embed.ts');
  // All requests have been answered by then, and their results are shown.
  await new Promise((resolve) => setTimeout(resolve));
  const roots = [...document.body.querySelectorAll('*')].flatMap(
    ({ shadowRoot }) => shadowRoot ?? [],
  );
  document.body.replaceChildren();
  return roots;
}

it('shows texts as they are, whatever the API says', async () => {
  const text = '<img src=x onerror=alert(1)>';
  const data = { text, source: text, referenceUrl: 'javascript:alert(1)', ...DATE };
  const [quote, date] = await shown(data);
  expect(quote?.querySelector('blockquote')?.textContent).toBe(text);
  expect(quote?.querySelector('figcaption')?.textContent).toContain(`— ${text} · `);
  expect(quote?.querySelectorAll('img')).toHaveLength(0);
  expect(quote?.querySelectorAll('a')).toHaveLength(1);
  expect(date?.textContent).toBe('1 Bahá 183 B.E.');
});

it.each([
  ['a problem', { message: 'No' }, 404],
  ['no object', null, 200],
  ['a list', [], 200],
  ['other types', { text: 7, source: 8, today: 9, badiDate: 9 }, 200],
  ['a day that the calendar does not know', { ...DATE, badiDate: null }, 200],
])('leaves the page its own texts: %s', async (_name, body, status) => {
  expect(await shown(body, status)).toEqual([]);
});

it('links to web addresses', async () => {
  const [quote] = await shown({ text: 'Be kind', source: 'A', referenceUrl: 'https://a.b/c' });
  const links = [...(quote?.querySelectorAll('a') ?? [])];
  expect(links[0]?.href).toBe('https://a.b/c');
  for (const { rel, target } of links) expect([rel, target]).toEqual(['noopener', '_blank']);
});

describe('the language of the date', () => {
  const dates = (html: string, body: object = DATE) => shown(body, 200, html);

  it.each([
    ['its own', '<p lang="de"><badi-date lang="fa"></badi-date></p>', '?lang=fa', 'fa'],
    [
      'that of what it stands in',
      '<p lang="zh-Hans"><badi-date></badi-date></p>',
      '?lang=zh',
      'zh',
    ],
    ['without regard to case', '<badi-date lang="PT-br"></badi-date>', '?lang=pt', 'pt'],
    [
      'the community’s for one that the site does not know',
      '<badi-date lang="it"></badi-date>',
      '',
      'lv',
    ],
    ['the community’s for one that only begins so', '<badi-date lang="arn"></badi-date>', '', 'lv'],
    ['the community’s without one', '<badi-date></badi-date>', '', 'lv'],
  ])('is %s', async (_which, html, query, language) => {
    const [date] = await dates(html, { ...DATE, language: 'lv' });
    expect(asked).toEqual([`/api/settings${query}`]);
    expect(date?.querySelector('time')?.lang).toBe(language);
  });

  it.each(LANGUAGES)('is %s where the page says so', async (language) => {
    await dates(`<badi-date lang="${language}"></badi-date>`);
    expect(asked).toEqual([`/api/settings?lang=${language}`]);
  });
});

describe('the language of the quote', () => {
  const ELEMENT = '<p lang="zh-Hans"><bahai-quote></bahai-quote></p>';
  const QUOTE = { text: '要友善', source: 'A', language: 'zh', credit: '一位朋友' };

  it('is asked for where the page says one that the site knows', async () => {
    await shown(QUOTE, 200, ELEMENT);
    expect(asked).toEqual(['/api/quotes/today?lang=zh']);
    await shown(QUOTE, 200, '<bahai-quote lang="it"></bahai-quote>');
    expect(asked).toEqual(['/api/quotes/today']);
  });

  it('is said of the words, and so is whose translation they are', async () => {
    const [quote] = await shown(QUOTE, 200, ELEMENT);
    expect(quote?.querySelector('blockquote')?.lang).toBe('zh-Hans');
    expect(quote?.querySelector('figcaption')?.lang).toBe('zh-Hans');
    expect(quote?.querySelector('small')?.textContent).toBe('一位朋友');
  });

  it('is not said where nobody knows it', async () => {
    const [quote] = await shown({ ...QUOTE, language: null, credit: null }, 200, ELEMENT);
    expect(quote?.querySelector('[lang], small')).toBeNull();
  });
});
