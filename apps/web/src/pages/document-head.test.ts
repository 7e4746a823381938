import type { Language } from '@bahai-friends/contract';
import { LANGUAGES } from '@bahai-friends/languages/languages';
import { describe, expect, it } from 'vitest';
import { type LoadedLanguage, loadLanguage, speaking } from '../texts/every-language.ts';
import { renderHead } from './document-head.ts';

const site = { siteName: "Bahá'í Friends", listed: true, language: 'en' } as const;
const unshared = { title: 'A <title> & "more"', description: '"><script>', site };
const shared = { ...unshared, shared: { title: 'Shared "title"', description: 'a & b\n<c>' } };

const home = { address: '/', bare: '/', language: 'en', publicUrl: null } as const;

const languages = new Map<Language, LoadedLanguage>();
for (const code of LANGUAGES) {
  languages.set(code, await loadLanguage({ code, prefix: '', bare: '/' }));
}

function headOf(...[head, address]: Parameters<typeof renderHead>): HTMLHeadElement {
  const language = languages.get(address.language);
  if (language === undefined) throw new Error(`No language: ${address.language}`);
  const html = speaking(language, () => renderHead(head, address));
  return new DOMParser().parseFromString(`<head>${html}`, 'text/html').head;
}

/** Each element of the head by its name, in order. */
function entriesOf(head: HTMLHeadElement): [string | null, string | null][] {
  return [...head.children].map((element) => [
    element.getAttribute('name') ?? element.getAttribute('property') ?? element.localName,
    element.getAttribute('content') ?? element.getAttribute('href') ?? element.textContent,
  ]);
}

/** Rendering waits for the element with the page's data. */
const BLOCKED_RENDERING = ['link', '#page-data'];

const sharedEntries = (image: string) => [
  BLOCKED_RENDERING,
  ['title', unshared.title],
  ['description', unshared.description],
  ['og:type', 'website'],
  ['og:site_name', "Bahá'í Friends"],
  ['og:locale', 'en_US'],
  ['og:title', 'Shared "title"'],
  ['og:description', 'a & b\n<c>'],
  ['og:image', image],
  ['og:image:width', '1200'],
  ['og:image:height', '630'],
  ['og:image:alt', 'A golden nine-pointed star'],
  ['twitter:card', 'summary_large_image'],
];

describe('the head of a shared page', () => {
  it('gives absolute addresses where the site knows its own', () => {
    const publicUrl = 'https://friends.example/a&b';
    expect(
      entriesOf(headOf(shared, { ...home, address: '/designs', bare: null, publicUrl })),
    ).toEqual([
      ...sharedEntries('https://friends.example/a&b/share-image.png'),
      ['link', 'https://friends.example/a&b/designs'],
      ['og:url', 'https://friends.example/a&b/designs'],
    ]);
  });

  it('gives no address of its own where the site does not know it', () => {
    expect(entriesOf(headOf(shared, home))).toEqual(sharedEntries('/share-image.png'));
  });
});

describe('the fonts that a page loads at once', () => {
  const fontsIn = (language: Language, inSerif?: readonly string[], weights?: 'all') => {
    const head = { ...shared, ...(inSerif && { inSerif }), ...(weights && { weights }) };
    return [...headOf(head, { ...home, language }).children]
      .filter((element) => element.matches('[rel="preload"][as="font"]'))
      .map((element) => /[\w-]+(?=\.woff2$)/.exec(element.getAttribute('href') ?? '')?.[0]);
  };

  it.each<[Language, string[], string[], string[]]>([
    ['en', ['eb-garamond-latin'], ['eb-garamond-latin'], []],
    ['fa', ['noto-naskh-arabic'], ['noto-naskh-arabic', 'eb-garamond-latin'], ['vazirmatn']],
    ['ar', ['noto-naskh-arabic'], ['noto-naskh-arabic', 'eb-garamond-latin'], ['vazirmatn']],
    [
      'ru',
      ['eb-garamond-cyrillic'],
      ['eb-garamond-cyrillic', 'eb-garamond-latin'],
      ['friend-sans-cyrillic'],
    ],
    ['zh', [], ['eb-garamond-latin'], []],
  ])('have the letters of its language and of what it shows: %s', (language, own, both, labels) => {
    const latin = 'friend-sans-latin';
    expect(fontsIn(language, [])).toEqual([...own, latin, ...labels]);
    expect(fontsIn(language, ["Bahá'í Friends"])).toEqual([...both, latin, ...labels]);
    expect(fontsIn(language)).toEqual([]);
    expect(fontsIn(language, [], 'all')).toEqual([
      ...own,
      ...[latin, `${latin}-500`, `${latin}-600`],
      ...labels.flatMap((name) => [name, `${name}-500`, `${name}-600`]),
    ]);
  });
});

describe('the picture of a shared page', () => {
  it('is that of a day’s quote where it shows one', () => {
    const ofDay = { ...shared, shared: { ...shared.shared, quoteOf: '2026-03-21' } };
    const entries = entriesOf(headOf(ofDay, { ...home, publicUrl: 'https://friends.example' }));
    expect(entries).toContainEqual(['og:image', 'https://friends.example/share/2026-03-21.png']);
    expect(entries).toContainEqual(['og:image:alt', 'The quote of March 21, 2026: a & b\n<c>']);
  });
});

describe('the head of a page with feeds', () => {
  it('links to them, one element each', () => {
    const feeds = [{ type: 'application/rss+xml', title: 'A "quote" & more', href: '/q.rss?a&b' }];
    const link = headOf({ ...shared, feeds }, home).lastElementChild;
    const attributes = ['rel', 'type', 'title', 'href'].map((name) => link?.getAttribute(name));
    expect(attributes).toEqual([
      'alternate',
      'application/rss+xml',
      'A "quote" & more',
      '/q.rss?a&b',
    ]);
  });
});

describe('the head of a shared page of a site that is not listed', () => {
  it('keeps search engines away, and is shared all the same', () => {
    const entries = entriesOf(
      headOf({ ...shared, site: { ...site, siteName: 'A "name"', listed: false } }, home),
    );
    expect(entries).toContainEqual(['robots', 'noindex']);
    expect(entries).toContainEqual(['og:site_name', 'A "name"']);
    expect(entries).toContainEqual(['og:title', 'Shared "title"']);
  });
});

describe('the head of a page that is not to be found', () => {
  it('says so, and shares nothing', () => {
    const publicUrl = 'https://friends.example';
    expect(entriesOf(headOf(unshared, { ...home, address: '/nope', publicUrl }))).toEqual([
      BLOCKED_RENDERING,
      ['title', unshared.title],
      ['description', unshared.description],
      ['robots', 'noindex'],
    ]);
  });
});
