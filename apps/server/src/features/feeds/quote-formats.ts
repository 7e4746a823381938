import type { QuoteFeed, QuoteItem } from './quote-feed.ts';
import { element, xmlDocument } from './xml.ts';

interface QuoteFormat {
  /** The ending of the file's name. */
  readonly extension: 'rss' | 'atom' | 'json';
  /** The content type. */
  readonly type: string;
  /** @param site The site's address without a trailing slash. */
  readonly write: (feed: QuoteFeed, site: string) => string;
}

/** The home page in the feed's language. */
const home = ({ prefix }: QuoteFeed, site: string): string => `${site}${prefix || '/'}`;

/** The address of a day's quote, in the feed's language. */
const permalink = ({ prefix }: QuoteFeed, { day }: QuoteItem, site: string): string =>
  `${site}${prefix}/quotes/${day}`;

/** The address of the feed itself. */
const ownAddress = ({ asked }: QuoteFeed, site: string, extension: string): string =>
  `${site}/feeds/quotes.${extension}${asked ? `?lang=${asked}` : ''}`;

/** The attribute with an item's language. */
const inLanguage = ({ language }: QuoteItem) => language !== null && { 'xml:lang': language };

/** An instant for RSS: RFC 822 with a year of four digits, such as `Sat, 21 Mar 2026 00:00:00 GMT`. */
const rssDate = (instant: string): string => new Date(instant).toUTCString();

/** RSS 2.0, by the specification of the RSS Advisory Board. */
function writeRss(feed: QuoteFeed, site: string): string {
  const own = ownAddress(feed, site, 'rss');
  const items = feed.items.map((item) =>
    element('item', {}, [
      element('title', {}, item.title),
      element('link', {}, permalink(feed, item, site)),
      element('description', {}, item.html),
      element('guid', { isPermaLink: 'false' }, item.id),
      element('pubDate', {}, rssDate(item.publishedAt)),
    ]),
  );
  const channel = element('channel', {}, [
    element('title', {}, feed.title),
    element('link', {}, home(feed, site)),
    element('description', {}, feed.description),
    element('language', {}, feed.language),
    element('lastBuildDate', {}, rssDate(feed.updatedAt)),
    element('atom:link', { rel: 'self', type: 'application/rss+xml', href: own }),
    ...items,
  ]);
  const namespace = { version: '2.0', 'xmlns:atom': 'http://www.w3.org/2005/Atom' };
  return xmlDocument(element('rss', namespace, [channel]));
}

/** Atom (RFC 4287). */
function writeAtom(feed: QuoteFeed, site: string): string {
  const own = ownAddress(feed, site, 'atom');
  const entries = feed.items.map((item) =>
    element('entry', {}, [
      element('id', {}, item.id),
      element('title', {}, item.title),
      element('link', { rel: 'alternate', type: 'text/html', href: permalink(feed, item, site) }),
      element('published', {}, item.publishedAt),
      element('updated', {}, item.publishedAt),
      element('content', { type: 'html', ...inLanguage(item) }, item.html),
    ]),
  );
  const attributes = { xmlns: 'http://www.w3.org/2005/Atom', 'xml:lang': feed.language };
  return xmlDocument(
    element('feed', attributes, [
      element('id', {}, feed.id),
      element('title', {}, feed.title),
      element('subtitle', {}, feed.description),
      element('link', { rel: 'self', type: 'application/atom+xml', href: own }),
      element('link', { rel: 'alternate', type: 'text/html', href: home(feed, site) }),
      element('updated', {}, feed.updatedAt),
      element('author', {}, [element('name', {}, feed.author)]),
      ...entries,
    ]),
  );
}

/** JSON Feed 1.1. */
function writeJson(feed: QuoteFeed, site: string): string {
  const { title, description, language } = feed;
  return JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title,
    home_page_url: home(feed, site),
    feed_url: ownAddress(feed, site, 'json'),
    description,
    language,
    authors: [{ name: feed.author, url: home(feed, site) }],
    items: feed.items.map((item) => ({
      id: item.id,
      url: permalink(feed, item, site),
      title: item.title,
      content_html: item.html,
      content_text: item.text,
      date_published: item.publishedAt,
      ...(item.language !== null && { language: item.language }),
    })),
  });
}

/** The formats of feeds. */
export const QUOTE_FORMATS: readonly QuoteFormat[] = [
  { extension: 'rss', type: 'application/rss+xml; charset=utf-8', write: writeRss },
  { extension: 'atom', type: 'application/atom+xml; charset=utf-8', write: writeAtom },
  { extension: 'json', type: 'application/feed+json; charset=utf-8', write: writeJson },
];
