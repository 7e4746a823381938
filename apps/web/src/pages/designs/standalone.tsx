import type { StandalonePage } from '../page-kinds.ts';
import { CombinedDatePage } from './combined-date/combined-date-page.tsx';
import type { Design } from './gallery/design.ts';
import { designs } from './gallery/designs.ts';
import { GalleryPage } from './gallery/gallery-page.tsx';
import { MockupPage } from './mockups/mockup-page.tsx';

export interface DesignParts {
  /** The community's civil day. */
  readonly today?: string;
}

const galleryTitle = (siteName: string) => `Website Redesign: Design Concepts – ${siteName}`;
const GALLERY_DESCRIPTION = 'Fifteen different layout options';

const galleryPage: StandalonePage = {
  path: '/designs',
  title: galleryTitle,
  loads: 'gallery.css',
  head: ({ site }) => ({
    description: GALLERY_DESCRIPTION,
    shared: { title: galleryTitle(site.siteName), description: GALLERY_DESCRIPTION },
  }),
  render: () => <GalleryPage />,
};

const combinedDatePage: StandalonePage<DesignParts> = {
  path: '/combined-date-design',
  title: (siteName) => `Combined Date Design Concept – ${siteName}`,
  loads: 'combined-date/entry-combined-date.tsx',
  head: () => ({ description: 'Today in two calendars, in one line.' }),
  render: ({ today = '' }) => <CombinedDatePage renderedDay={today} />,
};

/** A mockup is not indexed by search engines, since its dates and its quote are samples. */
function mockupPage(design: Design): StandalonePage {
  const { id, name, description, stylesheet } = design;
  return {
    path: `/design${id}`,
    title: (siteName) => `Design ${id}: ${name} – ${siteName}`,
    loads: `layouts/${stylesheet}`,
    head: () => ({ description }),
    render: () => <MockupPage design={design} />,
  };
}

/** Mockups of how the site could look, and the gallery that leads to them. */
export const pages: readonly StandalonePage<DesignParts>[] = [
  galleryPage,
  combinedDatePage,
  ...designs.map(mockupPage),
];
