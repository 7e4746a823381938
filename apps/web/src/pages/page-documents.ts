import type { PageData, PageDescription } from '@bahai-friends/contract';
import { homeHead } from '../features/home/home-head.ts';
import type { PageHead } from './document-head.ts';
import { type PageName, pageTitles } from './application-pages.ts';

interface PageDocument extends PageDescription {
  readonly head: (data: PageData) => PageHead;
}

const FOUND = { status: 200, document: 'site' } as const;

/** What the server says of every page of the application. The browser has no use for it and does not load it. */
export const pageDocuments: Readonly<Record<PageName, PageDocument>> = {
  home: {
    ...FOUND,
    needs: 'home',
    module: 'src/features/home/home-page.tsx',
    head: ({ home = {} }) => homeHead(home),
  },
  login: {
    ...FOUND,
    needs: 'nothing',
    module: 'src/features/session/login-page.tsx',
    head: () => ({ title: pageTitles.login, description: 'For the volunteers of this site.' }),
  },
  dashboard: {
    ...FOUND,
    needs: 'nothing',
    module: 'src/pages/dashboard/dashboard-page.tsx',
    head: () => ({ title: pageTitles.dashboard, description: 'For the volunteers of this site.' }),
  },
  notFound: {
    status: 404,
    document: 'site',
    needs: 'nothing',
    module: 'src/pages/not-found-page.tsx',
    head: () => ({
      title: pageTitles.notFound,
      description: 'There is nothing at this address.',
    }),
  },
};
