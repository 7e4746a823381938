import type { PageData, PageDescription } from '@bahai-friends/contract';
import type { ReactNode } from 'react';
import { CombinedDatePage } from '../features/designs/combined-date-page.tsx';
import type { Design } from '../features/designs/design.ts';
import { designs } from '../features/designs/designs.ts';
import { GalleryPage } from '../features/designs/gallery-page.tsx';
import { MockupPage } from '../features/designs/mockup-page.tsx';
import { SITE_NAME } from '../site-texts.ts';
import type { PageHead } from './document-head.ts';

interface ConceptPage extends PageDescription {
  readonly head: (data: PageData) => PageHead;
  readonly content: (data: PageData) => ReactNode;
}

/** On the server only: concepts are no part of the application that the site's pages load. */
const CONCEPT = { status: 200, needs: 'nothing', document: 'bare' } as const;

function galleryPage(): ConceptPage {
  const title = `Website Redesign: Design Concepts – ${SITE_NAME}`;
  const description = 'Fifteen different layout options';
  return {
    ...CONCEPT,
    module: 'src/features/designs/gallery.css',
    head: () => ({ title, description, shared: { title, description } }),
    content: () => <GalleryPage />,
  };
}

/** A mockup is not to be found: its dates and its quote are samples. */
function mockupPage(design: Design): ConceptPage {
  const { id, name, description, stylesheet } = design;
  return {
    ...CONCEPT,
    module: `src/features/designs/layouts/${stylesheet}`,
    head: () => ({ title: `Design ${id}: ${name} – ${SITE_NAME}`, description }),
    content: () => <MockupPage design={design} />,
  };
}

function combinedDatePage(): ConceptPage {
  return {
    ...CONCEPT,
    needs: 'today',
    module: 'src/entry-combined-date.tsx',
    head: () => ({
      title: `Combined Date Design Concept – ${SITE_NAME}`,
      description: 'Today in two calendars, in one line.',
    }),
    content: ({ today = '' }) => <CombinedDatePage renderedDay={today} />,
  };
}

/** The gallery and what it shows, by path. */
export const conceptPages: ReadonlyMap<string, ConceptPage> = new Map([
  ['/designs', galleryPage()],
  ['/combined-date-design', combinedDatePage()],
  ...designs.map((design): [string, ConceptPage] => [`/design${design.id}`, mockupPage(design)]),
]);
