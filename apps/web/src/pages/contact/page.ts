import { texts } from '../../texts/texts.ts';
import type { ApplicationPage, PageDocument } from '../page-kinds.ts';

export const page = {
  path: '/contact',
  title: (siteName) => `${texts.contact} – ${siteName}`,
  frame: 'narrow',
  isThere: ({ contact }) => contact !== '',
  load: () => import('./contact-page.tsx'),
} satisfies ApplicationPage;

export const document = {
  // The page is not shared: people's names and addresses are only for its readers.
  head: ({ site }) => ({ description: site.tagline, inSerif: [] }),
} satisfies PageDocument;
