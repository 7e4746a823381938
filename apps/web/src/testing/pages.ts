import type { PageRequest } from '@bahai-friends/contract';
import template from '../../index.html?raw';
import { describePage, renderPage } from '../entry-server.tsx';
import { holyDayWith, linkWith, quoteWith, siteWith } from './samples.ts';

export { template };

/** Complete data of the home page. */
export const fullHome = {
  quote: quoteWith({ text: 'Be kind', source: 'A friend', referenceUrl: 'https://a.b/c' }),
  upcomingHolyDays: [holyDayWith({ name: 'Naw-Rúz', date: '2026-03-21' })],
  socialLinks: [linkWith({ platform: 'YouTube' }), linkWith({ id: 2, platform: 'X', order: 1 })],
};

/** The HTML that the server sends for a page. */
export function htmlOf(request: Partial<PageRequest> = {}): Promise<string> {
  const { address: url = '/', site = siteWith() } = request;
  const { status, address, language, page } = describePage(url, site);
  return renderPage({
    publicUrl: null,
    template,
    site,
    ...request,
    status,
    address,
    language,
    page,
  });
}

export async function documentOf(request: Partial<PageRequest> = {}): Promise<Document> {
  return new DOMParser().parseFromString(await htmlOf(request), 'text/html');
}
