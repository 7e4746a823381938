import { SITE_NAME } from '../site-texts.ts';
import type { ApplicationPage } from './page.ts';

// The browser loads this file with every page: what a page shows is behind an import().

export const homePage: ApplicationPage = {
  path: '/',
  title: SITE_NAME,
  needs: 'home',
  isFramed: true,
  // Only the server asks for it.
  head: async ({ home = {} }) => (await import('../features/home/home-head.ts')).homeHead(home),
  module: 'src/features/home/home-page.tsx',
  load: () => import('../features/home/home-page.tsx'),
};

const forVolunteers = () => ({ description: 'For the volunteers of this site.' });

export const loginPage: ApplicationPage = {
  path: '/admin-auth',
  title: `Admin Login – ${SITE_NAME}`,
  needs: 'nothing',
  isFramed: true,
  head: forVolunteers,
  module: 'src/features/session/login-page.tsx',
  load: () => import('../features/session/login-page.tsx'),
};

export const dashboardPage: ApplicationPage = {
  path: '/admin',
  title: `Admin Dashboard – ${SITE_NAME}`,
  needs: 'nothing',
  isFramed: false,
  head: forVolunteers,
  module: 'src/pages/dashboard/dashboard-page.tsx',
  load: () => import('./dashboard/dashboard-page.tsx'),
};

/** The page at every path that has none. */
export const notFoundPage: ApplicationPage = {
  path: null,
  title: '404 Page Not Found',
  needs: 'nothing',
  isFramed: true,
  head: () => ({ description: 'There is nothing at this address.' }),
  module: 'src/pages/not-found-page.tsx',
  load: () => import('./not-found-page.tsx'),
};

/** The pages that the browser goes between without loading a document. */
export const applicationPages: readonly ApplicationPage[] = [
  homePage,
  loginPage,
  dashboardPage,
  notFoundPage,
];

/** The page of the application at a path. */
export function applicationPageAt(path: string): ApplicationPage {
  return applicationPages.find((page) => page.path === path) ?? notFoundPage;
}
