import { escapeHtml } from '@bahai-friends/contract/escape-html';
import { SITE_NAME } from '../site-texts.ts';
import { PAGE_DATA_ID } from './page-data.ts';

/** What search engines and link previews read of a page, besides its title. */
export interface PageHead {
  readonly description: string;
  /** Open Graph's title and description; absent for a page that is kept from search and sharing. */
  readonly shared?: { readonly title: string; readonly description: string };
}

interface TitledHead extends PageHead {
  readonly title: string;
}

interface Address {
  readonly path: string;
  readonly publicUrl: string | null;
}

const SHARE_IMAGE = '/share-image.png';

function meta(attribute: 'name' | 'property', key: string, content: string): string {
  return `<meta ${attribute}="${key}" content="${escapeHtml(content)}">`;
}

/** The elements of a page's `<head>` as HTML. Absolute addresses need a known site address. */
export function renderHead({ title, description, shared }: TitledHead, address: Address): string {
  const lines = [
    // Rendering is blocked until the whole page has arrived: half a page would shift.
    `<link rel="expect" href="#${PAGE_DATA_ID}" blocking="render">`,
    `<title>${escapeHtml(title)}</title>`,
    meta('name', 'description', description),
    ...(shared ? openGraph(shared, address) : [meta('name', 'robots', 'noindex')]),
  ];
  return lines.join('\n    ');
}

function openGraph(
  { title, description }: NonNullable<PageHead['shared']>,
  { path, publicUrl }: Address,
): string[] {
  const lines = [
    meta('property', 'og:type', 'website'),
    meta('property', 'og:site_name', SITE_NAME),
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
