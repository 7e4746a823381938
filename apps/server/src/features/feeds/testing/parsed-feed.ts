import { parseAtomFeed, parseJsonFeed, parseRssFeed } from 'feedsmith';
import { type SaxesAttributeNS, SaxesParser } from 'saxes';
import { z } from 'zod';

/** A feed as another program reads it, whatever its format. */
interface ParsedFeed {
  readonly id: string | undefined;
  readonly title: string | undefined;
  readonly description: string | undefined;
  readonly language: string | undefined;
  /** The address of the site. */
  readonly home: string | undefined;
  /** The address of the feed. */
  readonly self: string | undefined;
  readonly items: readonly {
    readonly id: string | undefined;
    readonly title: string | undefined;
    readonly link: string | undefined;
    readonly html: string | undefined;
    /** Epoch milliseconds. */
    readonly published: number;
  }[];
}

interface XmlElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: XmlElement[];
  text: string;
}

/**
 * The root of a document, read by a strict parser.
 *
 * @throws Error unless it is well-formed XML 1.0 with namespaces
 */
export function parseXml(text: string): XmlElement {
  const document: XmlElement = { name: '', attributes: {}, children: [], text: '' };
  const open = [document];
  const parser = new SaxesParser({ xmlns: true });
  const current = (): XmlElement => open.at(-1) ?? document;
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ uri, local, attributes }) => {
    const values = Object.entries<SaxesAttributeNS>(attributes).map(([key, { value }]) => [
      key,
      value,
    ]);
    const element: XmlElement = {
      name: uri === '' ? local : `{${uri}}${local}`,
      attributes: Object.fromEntries(values),
      children: [],
      text: '',
    };
    current().children.push(element);
    open.push(element);
  });
  parser.on('text', (piece) => {
    current().text += piece;
  });
  parser.on('closetag', () => {
    open.pop();
  });
  parser.write(text).close();
  const [root] = document.children;
  if (!root) throw new Error('There is no element');
  return root;
}

/** The texts of an element's children of one name. */
export const childTexts = ({ children }: XmlElement, name: string): string[] =>
  children.filter((child) => child.name === name).map(({ text }) => text);

function readRss(text: string): ParsedFeed {
  const { title, description, language, link, atom, items = [] } = parseRssFeed(text);
  return {
    id: undefined,
    title,
    description,
    language,
    home: link,
    self: atom?.links?.find(({ rel }) => rel === 'self')?.href,
    items: items.map((item) => ({
      id: item.guid?.value,
      title: item.title,
      link: item.link,
      html: item.description,
      published: Date.parse(String(item.pubDate)),
    })),
  };
}

function readAtom(text: string): ParsedFeed {
  const { id, title, subtitle, xml, links, entries = [] } = parseAtomFeed(text);
  const linkOf = (all: typeof links, relation: string) =>
    all?.find(({ rel }) => rel === relation)?.href;
  return {
    id,
    title: title?.value,
    description: subtitle?.value,
    language: xml?.lang,
    home: linkOf(links, 'alternate'),
    self: linkOf(links, 'self'),
    items: entries.map((entry) => ({
      id: entry.id,
      title: entry.title?.value,
      link: linkOf(entry.links, 'alternate'),
      html: entry.content?.value,
      published: Date.parse(String(entry.published)),
    })),
  };
}

/** The properties that JSON Feed 1.1 requires, and the others that these feeds have. */
const JsonFeed = z.strictObject({
  version: z.literal('https://jsonfeed.org/version/1.1'),
  title: z.string().min(1),
  home_page_url: z.url(),
  feed_url: z.url(),
  description: z.string(),
  language: z.string(),
  authors: z.array(z.strictObject({ name: z.string(), url: z.url() })),
  items: z.array(
    z.strictObject({
      id: z.string().min(1),
      url: z.url(),
      title: z.string(),
      content_html: z.string(),
      content_text: z.string(),
      date_published: z.iso.datetime(),
      language: z.string().optional(),
    }),
  ),
});

function readJson(text: string): ParsedFeed {
  JsonFeed.parse(JSON.parse(text));
  const { title, description, language, home_page_url, feed_url, items = [] } = parseJsonFeed(text);
  return {
    id: undefined,
    title,
    description,
    language,
    home: home_page_url,
    self: feed_url,
    items: items.map((item) => ({
      id: item.id,
      title: item.title,
      link: item.url,
      html: item.content_html,
      published: Date.parse(String(item.date_published)),
    })),
  };
}

/** Reads a feed in each format. */
export const readFeed: Readonly<Record<'rss' | 'atom' | 'json', (text: string) => ParsedFeed>> = {
  rss: readRss,
  atom: readAtom,
  json: readJson,
};
