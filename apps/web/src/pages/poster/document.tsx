import type { ShownGathering } from '@bahai-friends/contract';
import { inLanguage } from '../../site/page-address.ts';
import { whole } from '../../texts/whole.ts';
import type { DocumentPages, FoundDocument } from '../page-kinds.ts';
import { PosterSheet } from './sheet/poster-sheet.tsx';

const PATH = '/poster';

export interface PosterParts {
  readonly poster: {
    /** The site's own address, without a trailing slash. */
    readonly address: string;
    /** The next public gatherings, without cancelled ones. */
    readonly gatherings: readonly ShownGathering[];
  };
}

const find = (path: string): FoundDocument | null =>
  path === PATH ? { address: path, values: {} } : null;

/** The address in the code: the site in the language of the poster. */
function addressOf({ address }: PosterParts['poster']): string {
  const path = inLanguage('/');
  return path === '/' ? address : address + path;
}

/** The site's name and address, for a notice board: `/poster`. */
export const document = {
  find,
  title: ({ site }) => `${whole().documents.takeHome.poster.title} – ${site.siteName}`,
  head: ({ site }) => ({
    description: whole().documents.takeHome.poster.description(site.siteName),
    inSerif: [site.siteName, site.tagline],
  }),
  render: ({ poster, site }) => (
    <PosterSheet
      siteName={site.siteName}
      tagline={site.tagline}
      address={addressOf(poster)}
      gatherings={poster.gatherings}
    />
  ),
} satisfies DocumentPages<PosterParts>;
