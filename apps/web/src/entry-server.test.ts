import { describe, expect, it } from 'vitest';
import { describePage } from './entry-server.tsx';
import { pageSite } from './pages/page-data.ts';
import { documentOf, fullHome, htmlOf, template } from './testing/pages.ts';
import { quoteWith, siteWith } from './testing/samples.ts';

const UNKNOWN_PATHS = ['/nope', '/index.html', '/admin/', '/Admin'];

function metaOf({ head }: Document, name: string): string | null | undefined {
  return head.querySelector(`[name="${name}"], [property="${name}"]`)?.getAttribute('content');
}

/** The texts of the cards below the date card. */
function cardTexts(page: Document): (string | null | undefined)[] {
  const bodies = [...page.querySelectorAll('section > h2')].map(
    (title) => title.nextElementSibling,
  );
  return bodies.slice(1).map((body) => body?.textContent);
}

describe('a rendered page', () => {
  it('stands in every place of the template, and leaves the rest as it was', async () => {
    const html = await htmlOf({
      template: 'a<!--head-->b<!--app-->c<!--links-->d<!--data-->e<!--head -->',
    });
    expect(html).toMatch(
      /^a<link rel="expect".*<title>.*>b<div .*<\/div>c<nav .*<\/nav>d<script .*<\/script>e<!--head -->$/s,
    );
    const parts = template.split(/<!--(?:head|app|links|data)-->/);
    expect(parts).toHaveLength(5);
    const page = await htmlOf({ home: fullHome });
    for (const part of parts) expect(page).toContain(part);
    expect(page).not.toMatch(/<!--(head|app|links|data)-->/);
  });

  it('has its frame and its cards in order', async () => {
    const page = await documentOf({ home: fullHome });
    const headings = page.body.querySelectorAll('h1, h2, h3');
    expect([...headings].map(({ textContent }) => textContent)).toEqual([
      "Bahá'í Friends",
      "Today's Date",
      "Today's Quote",
      'Upcoming Holy Days',
      'Connect With Us',
    ]);
    expect(page.querySelector('#root > div > main')).not.toBeNull();
    expect(page.querySelector('footer')?.textContent).toMatch(/^© \d{4} Bahá'í Friends$/);
  });

  it.each(['/', '/nope', '/admin-auth', '/calendar'])(
    'leads to the documents from beside the application: %s',
    async (address) => {
      const badiYear = { year: 183, holyDays: [] };
      const page = await documentOf({ address, ...(address === '/calendar' && { badiYear }) });
      const links = page.querySelectorAll('#root + nav.site-links > a');
      expect([...links].map((link) => link.getAttribute('href'))).toEqual(['/calendar', '/quotes']);
      expect(page.querySelectorAll('#root .site-links')).toHaveLength(0);
    },
  );

  it('has no such links where it stands alone', async () => {
    const page = await documentOf({ address: '/design1' });
    expect(page.querySelector('.site-links')).toBeNull();
  });

  it('shows the data it is rendered with', async () => {
    const [quote, holyDays, links] = cardTexts(await documentOf({ home: fullHome }));
    expect(quote).toMatch(/^“Be kind”— A friendView Quote Reference/);
    expect(holyDays).toMatch(/Naw-Rúz.*1 Bahá 183 B\.E\..*March 21, 2026$/);
    expect(links).toBe('YouTubeX');
  });

  it.each([undefined, {}])('shows skeletons for data that is missing: %j', async (home) => {
    const page = await documentOf(home && { home });
    expect(cardTexts(page)).toEqual([
      "Loading today's quotePast quotes",
      'Loading...',
      'Loading social media links',
    ]);
    expect(page.querySelectorAll('[data-slot=skeleton]')).toHaveLength(4 + 8);
  });

  it('says what there is none of', async () => {
    const home = { quote: null, upcomingHolyDays: [], socialLinks: [] };
    expect(cardTexts(await documentOf({ home }))).toEqual([
      'No quote available for today.Past quotes',
      'No upcoming holy days are currently scheduled.',
      'We are not on social media yet.',
    ]);
  });

  it('leaves the dates to the browser', async () => {
    const page = await documentOf({ home: fullHome });
    const values = [...page.querySelectorAll('dd')];
    expect(values.map(({ textContent }) => textContent)).toEqual(['', '', '']);
  });

  it('has no style attribute, and no inline script but data', async () => {
    for (const home of [fullHome, {}]) {
      const page = await documentOf({ home });
      expect(page.querySelectorAll('[style], style')).toHaveLength(0);
      const inline = [...page.querySelectorAll('script:not([src])')];
      expect(inline.map((script) => script.getAttribute('type'))).toEqual(['application/json']);
      const handlers = [...page.querySelectorAll('*')]
        .flatMap((element) => element.getAttributeNames())
        .filter((name) => name.startsWith('on'));
      expect(handlers).toEqual([]);
    }
  });
});

describe('hostile text', () => {
  const text =
    '</script></head><!--app-->$& $1 $` <img src=x onerror=alert(1)> "\u2028\u2029\' &amp;';
  const home = { ...fullHome, quote: quoteWith({ text, source: `</figcaption>${text}` }) };

  it('is shown as it is', async () => {
    const page = await documentOf({ home });
    expect(page.querySelector('blockquote')?.textContent).toBe(`“${text}”`);
    expect(page.querySelector('figcaption')?.textContent).toBe(`— </figcaption>${text}`);
    expect(page.querySelector('img')).toBeNull();
    expect(page.body.childElementCount).toBe(5);
    expect(page.querySelectorAll('script')).toHaveLength(2);
  });

  it('reaches the browser as it is', async () => {
    const page = await documentOf({ home });
    expect(JSON.parse(page.getElementById('page-data')?.textContent ?? '')).toEqual({
      language: { code: 'en', prefix: '', bare: '/' },
      site: pageSite(siteWith()),
      path: '/',
      home,
    });
    expect(await htmlOf({ home })).not.toMatch(/<script[^>]*json[^>]*>[^<]*[\u2028\u2029]/);
  });

  it('is shared as it is', async () => {
    const line = text.replace(/\s+/g, ' ');
    const page = await documentOf({ home });
    expect(metaOf(page, 'og:description')).toBe(`“${line}” — </figcaption>${text}`);
  });
});

describe('the head', () => {
  it('shares the home page with today’s quote, cut on a word', async () => {
    const long = { ...fullHome, quote: quoteWith({ text: 'kindness '.repeat(30), source: 'S' }) };
    const page = await documentOf({ home: long, publicUrl: 'https://friends.example' });
    expect(page.title).toBe("Bahá'í Friends");
    expect(metaOf(page, 'og:description')).toBe(`“${'kindness '.repeat(21)}kindness…” — S`);
    expect(metaOf(page, 'og:image')).toMatch(/^https:\/\/friends\.example\/share\/[\d-]{10}\.png$/);
    expect(metaOf(page, 'og:url')).toBe('https://friends.example/');
    expect(page.querySelector('[rel=canonical]')?.getAttribute('href')).toBe(
      'https://friends.example/',
    );
    expect(metaOf(page, 'robots')).toBeUndefined();
  });

  it('has no address of its own where the site does not know it', async () => {
    const page = await documentOf({ home: fullHome });
    expect(metaOf(page, 'og:image')).toMatch(/^\/share\/[\d-]{10}\.png$/);
    expect(metaOf(page, 'og:url')).toBeUndefined();
    expect(page.querySelector('[rel=canonical]')).toBeNull();
  });
});

describe('a path without a page', () => {
  it.each(UNKNOWN_PATHS)('is described as not found: %s', (path) => {
    expect(describePage(path, siteWith())).toEqual({
      status: 404,
      language: { code: 'en', prefix: '', bare: '/' },
      address: path,
      page: 'not-found',
      kind: 'application',
      module: 'src/pages/not-found/not-found-page.tsx',
    });
  });

  it.each(UNKNOWN_PATHS)(
    'shows that there is nothing, and is not to be found: %s',
    async (path) => {
      const page = await documentOf({ address: path, publicUrl: 'https://friends.example' });
      expect(page.title).toBe('404 Page Not Found');
      expect(page.querySelector('h1')?.textContent).toBe('404 Page Not Found');
      expect(metaOf(page, 'robots')).toBe('noindex');
      expect(metaOf(page, 'og:title')).toBeUndefined();
      expect(page.querySelector('[rel=canonical]')).toBeNull();
    },
  );
});

describe('the path of the home page', () => {
  it('is described as found', () => {
    expect(describePage('/', siteWith())).toEqual({
      status: 200,
      language: { code: 'en', prefix: '', bare: '/' },
      address: '/',
      page: 'home',
      kind: 'application',
      module: 'src/pages/home/home-page.tsx',
      script: 'src/pages/home/start/start-home.ts',
      isKept: true,
      neverLoads: ['src/pages/home/cards/place-notes.ts'],
    });
    const place = { name: 'Haifa' };
    expect(describePage('/', { ...siteWith(), place })).toMatchObject({ neverLoads: [] });
  });
});
