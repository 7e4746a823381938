import { homeHead } from '../features/home/home-head.ts';
import { whole } from '../texts/whole.ts';
import type { ApplicationPageName } from './application-pages.ts';
import type { PageDocument } from './page.ts';

const forVolunteers = () => ({ description: 'For the volunteers of this site.' });

/** What only the server needs of the application's pages: the browser never loads this file. */
export const applicationDocuments: Readonly<Record<ApplicationPageName, PageDocument>> = {
  home: {
    needs: 'home',
    module: 'src/features/home/home-page.tsx',
    head: homeHead,
  },
  login: {
    needs: 'nothing',
    module: 'src/pages/login-page.tsx',
    head: forVolunteers,
  },
  dashboard: {
    needs: 'nothing',
    module: 'src/pages/dashboard/dashboard-page.tsx',
    head: forVolunteers,
  },
  contact: {
    needs: 'nothing',
    module: 'src/pages/contact-page.tsx',
    // Not shared: people's names and addresses are for those who come here.
    head: ({ site }) => ({ description: site.tagline }),
  },
  notFound: {
    needs: 'nothing',
    module: 'src/pages/not-found-page.tsx',
    head: () => ({ description: whole.documents.nothingHere }),
  },
};
