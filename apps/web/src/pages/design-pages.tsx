import { CombinedDatePage } from '../features/designs/combined-date-page.tsx';
import type { Design } from '../features/designs/design.ts';
import { designs } from '../features/designs/designs.ts';
import { GalleryPage } from '../features/designs/gallery-page.tsx';
import { MockupPage } from '../features/designs/mockup-page.tsx';
import type { StandalonePage } from './page.ts';

const galleryTitle = (siteName: string) => `Website Redesign: Design Concepts – ${siteName}`;
const GALLERY_DESCRIPTION = 'Fifteen different layout options';

const galleryPage: StandalonePage = {
  path: '/designs',
  title: galleryTitle,
  needs: 'nothing',
  module: 'src/features/designs/gallery.css',
  head: ({ site }) => ({
    description: GALLERY_DESCRIPTION,
    shared: { title: galleryTitle(site.siteName), description: GALLERY_DESCRIPTION },
  }),
  render: () => <GalleryPage />,
};

const combinedDatePage: StandalonePage = {
  path: '/combined-date-design',
  title: (siteName) => `Combined Date Design Concept – ${siteName}`,
  needs: 'today',
  module: 'src/entry-combined-date.tsx',
  head: () => ({ description: 'Today in two calendars, in one line.' }),
  render: ({ today = '' }) => <CombinedDatePage renderedDay={today} />,
};

/** Not shared, and so kept from search engines: the mockup's dates and its quote are samples. */
function mockupPage(design: Design): StandalonePage {
  const { id, name, description, stylesheet } = design;
  return {
    path: `/design${id}`,
    title: (siteName) => `Design ${id}: ${name} – ${siteName}`,
    needs: 'nothing',
    module: `src/features/designs/layouts/${stylesheet}`,
    head: () => ({ description }),
    render: () => <MockupPage design={design} />,
  };
}

/** Mockups of how the site could look, and the gallery that leads to them. */
export const designPages: readonly StandalonePage[] = [
  galleryPage,
  combinedDatePage,
  ...designs.map(mockupPage),
];
