import type { Language, PublicSettings } from '@bahai-friends/contract';
import { escapeHtml } from '@bahai-friends/contract/escape-html';
import { LANGUAGES } from '@bahai-friends/languages';
import { factsOf } from '@bahai-friends/languages/language-of';
import { firstFonts } from '../fonts/first-fonts.ts';
import { addressIn } from '../texts/language-of-address.ts';
import { whole } from '../texts/whole.ts';
import { PAGE_DATA_ID } from './page-data.ts';

/** A feed to which programs can subscribe. */
interface FeedLink {
  /** The content type. */
  readonly type: string;
  readonly title: string;
  /** The feed's path. */
  readonly href: string;
}

interface SharedPage {
  readonly title: string;
  readonly description: string;
  /** The civil day whose quote is the page's picture; without one the picture is the star. */
  readonly quoteOf?: string;
}

/** The values for search engines and link previews, besides the title. */
export interface PageHead {
  readonly description: string;
  /**
   * Texts in the serif on the first screen besides the language's own; absent where there are none. The fonts for them
   * are preloaded, so that they are there when they are needed.
   */
  readonly inSerif?: readonly string[];
  /** The weights of its labels, only the regular one by default. */
  readonly weights?: 'all';
  /** The page's feeds, the recommended one first. */
  readonly feeds?: readonly FeedLink[];
  /** Open Graph's title and description; absent for a page that is not for search and sharing. */
  readonly shared?: SharedPage;
}

interface TitledHead extends PageHead {
  readonly title: string;
  readonly site: Pick<PublicSettings, 'siteName' | 'listed' | 'language'>;
}

interface Address {
  /** Path, with a query only where it is part of the page's identity. */
  readonly address: string;
  /** The address without a language; null for a page that is only in English. */
  readonly bare: string | null;
  readonly language: Language;
  readonly publicUrl: string | null;
}

const STAR = '/share-image.png';

function meta(attribute: 'name' | 'property', key: string, content: string): string {
  return `<meta ${attribute}="${key}" content="${escapeHtml(content)}">`;
}

const feedLink = ({ type, title, href }: FeedLink): string =>
  `<link rel="alternate" type="${type}" title="${escapeHtml(title)}" href="${escapeHtml(href)}">`;

const fontLink = (font: string): string =>
  `<link rel="preload" href="${escapeHtml(font)}" as="font" type="font/woff2" crossorigin>`;

/** The elements of a page's `<head>` as HTML. Absolute addresses need a known site address. */
export function renderHead(head: TitledHead, address: Address): string {
  const { title, description, inSerif, weights, feeds = [], shared, site } = head;
  const lines = [
    // Rendering is blocked until the whole page has arrived, since half a page would shift.
    `<link rel="expect" href="#${PAGE_DATA_ID}" blocking="render">`,
    ...(inSerif === undefined ? [] : firstFonts(address.language, inSerif, weights)).map(fontLink),
    `<title>${escapeHtml(title)}</title>`,
    meta('name', 'description', description),
    ...(shared && site.listed ? [] : [meta('name', 'robots', 'noindex')]),
    ...(shared ? openGraph(shared, site, address) : []),
    ...(shared ? alternates(site, address) : []),
    ...feeds.map(feedLink),
  ];
  return lines.join('\n    ');
}

function openGraph(
  { title, description, quoteOf }: SharedPage,
  { siteName, language: own }: TitledHead['site'],
  { address, language, publicUrl }: Address,
): string[] {
  const asked = language === own ? '' : `?lang=${language}`;
  const picture = quoteOf === undefined ? STAR : `/share/${quoteOf}.png${asked}`;
  const { documents, gregorian } = whole();
  const { shareImage, sharePicture } = documents;
  const alt = quoteOf === undefined ? shareImage : sharePicture(gregorian(quoteOf), description);
  const lines = [
    meta('property', 'og:type', 'website'),
    meta('property', 'og:site_name', siteName),
    meta('property', 'og:locale', factsOf(language).openGraph),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    meta('property', 'og:image', `${publicUrl ?? ''}${picture}`),
    meta('property', 'og:image:width', '1200'),
    meta('property', 'og:image:height', '630'),
    meta('property', 'og:image:alt', alt),
    meta('name', 'twitter:card', 'summary_large_image'),
  ];
  if (publicUrl !== null) {
    const url = `${publicUrl}${address}`;
    lines.push(`<link rel="canonical" href="${escapeHtml(url)}">`, meta('property', 'og:url', url));
  }
  return lines;
}

/** Links to the same page in every language, and for readers of any other. They need the site's own address. */
function alternates(site: TitledHead['site'], { bare, publicUrl }: Address): string[] {
  if (publicUrl === null || bare === null) return [];
  const link = (language: string, address: string) =>
    `<link rel="alternate" hreflang="${language}" href="${escapeHtml(publicUrl + address)}">`;
  return [
    ...LANGUAGES.map((language) => link(factsOf(language).tag, addressIn(language, bare, site))),
    link('x-default', bare),
  ];
}
