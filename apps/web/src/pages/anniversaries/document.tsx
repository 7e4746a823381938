import { whole } from '../../texts/whole.ts';
import type { DocumentPages, FoundDocument } from '../page-kinds.ts';
import { AnniversariesPage } from './birth/anniversaries-page.tsx';

const PATH = '/anniversaries';

const find = (path: string): FoundDocument | null =>
  path === PATH ? { address: path, values: {}, hasScript: true } : null;

/** A date of birth in the Badí calendar: `/anniversaries`. The script computes it, and sends nothing. */
export const document = {
  script: 'birth/anniversaries.ts',
  find,
  title: ({ site }) => `${whole().documents.takeHome.anniversaries.title} – ${site.siteName}`,
  head() {
    const { title, description } = whole().documents.takeHome.anniversaries;
    return { description, inSerif: [], shared: { title, description } };
  },
  render: ({ site }) => <AnniversariesPage siteName={site.siteName} />,
} satisfies DocumentPages;
