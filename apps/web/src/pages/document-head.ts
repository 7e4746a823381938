import type { PublicSettings } from '@bahai-friends/contract';
import { escapeHtml } from '@bahai-friends/contract/escape-html';
import { PAGE_DATA_ID } from './page-data.ts';

/** What other programs can subscribe to. */
export interface FeedLink {
  /** The content type. */
  readonly type: string;
  readonly title: string;
  /** A path. */
  readonly href: string;
}

/** What search engines and link previews read of a page, besides its title. */
export interface PageHead {
  readonly description: string;
  /** The address of a WOFF2 font of the first screen: loaded at once, it is there when it is needed. */
  readonly font?: string;
  /** What a reader of feeds finds here, first what it should take. */
  readonly feeds?: readonly FeedLink[];
  /** Open Graph's title and description; absent for a page that is kept from search and sharing. */
  readonly shared?: { readonly title: string; readonly description: string };
}

interface TitledHead extends PageHead {
  readonly title: string;
  readonly site: Pick<PublicSettings, 'siteName' | 'listed'>;
}

interface Address {
  readonly path: string;
  readonly publicUrl: string | null;
}

const SHARE_IMAGE = '/share-image.png';

function meta(attribute: 'name' | 'property', key: string, content: string): string {
  return `<meta ${attribute}="${key}" content="${escapeHtml(content)}">`;
}

const feedLink = ({ type, title, href }: FeedLink): string =>
  `<link rel="alternate" type="${type}" title="${escapeHtml(title)}" href="${escapeHtml(href)}">`;

/** The elements of a page's `<head>` as HTML. Absolute addresses need a known site address. */
export function renderHead(head: TitledHead, address: Address): string {
  const { title, description, font, feeds = [], shared, site } = head;
  const lines = [
    // Rendering is blocked until the whole page has arrived: half a page would shift.
    `<link rel="expect" href="#${PAGE_DATA_ID}" blocking="render">`,
    ...(font === undefined
      ? []
      : [
          `<link rel="preload" href="${escapeHtml(font)}" as="font" type="font/woff2" crossorigin>`,
        ]),
    `<title>${escapeHtml(title)}</title>`,
    meta('name', 'description', description),
    ...(shared && site.listed ? [] : [meta('name', 'robots', 'noindex')]),
    ...(shared ? openGraph(shared, site.siteName, address) : []),
    ...feeds.map(feedLink),
  ];
  return lines.join('\n    ');
}

function openGraph(
  { title, description }: NonNullable<PageHead['shared']>,
  siteName: string,
  { path, publicUrl }: Address,
): string[] {
  const lines = [
    meta('property', 'og:type', 'website'),
    meta('property', 'og:site_name', siteName),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    meta('property', 'og:image', `${publicUrl ?? ''}${SHARE_IMAGE}`),
    meta('property', 'og:image:width', '1200'),
    meta('property', 'og:image:height', '630'),
    meta('property', 'og:image:alt', 'A golden nine-pointed star'),
    meta('name', 'twitter:card', 'summary_large_image'),
  ];
  if (publicUrl !== null) {
    const url = `${publicUrl}${path}`;
    lines.push(`<link rel="canonical" href="${escapeHtml(url)}">`, meta('property', 'og:url', url));
  }
  return lines;
}
