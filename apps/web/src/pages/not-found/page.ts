import { texts } from '../../texts/texts.ts';
import { whole } from '../../texts/whole.ts';
import type { ApplicationPage, PageDocument } from '../page-kinds.ts';

/** The page at every unknown path. */
export const page = {
  path: null,
  title: () => texts.notFound,
  frame: 'narrow',
  load: () => import('./not-found-page.tsx'),
} satisfies ApplicationPage;

export const document = {
  head: () => ({ description: whole().documents.nothingHere, inSerif: [] }),
} satisfies PageDocument;
