import type { PublicSettings } from '@bahai-friends/contract';
import { inLanguage } from '../site/page-address.ts';
import { texts } from '../texts/texts.ts';
import type { ApplicationPage } from './page.ts';

// The browser loads this file with every page: what a page shows is behind an import(), and what only
// the server needs of it stands in `application-documents.ts`.

/** The pages that the browser goes between without loading a document. */
export const applicationPages = {
  home: {
    path: '/',
    title: (siteName) => siteName,
    frame: 'wide',
    load: () => import('../features/home/home-page.tsx'),
  },
  login: {
    path: '/admin-auth',
    isEnglish: true,
    title: (siteName) => `Admin Login – ${siteName}`,
    frame: 'narrow',
    load: () => import('./login-page.tsx'),
  },
  dashboard: {
    path: '/admin',
    isEnglish: true,
    title: (siteName) => `Admin Dashboard – ${siteName}`,
    frame: 'none',
    load: () => import('./dashboard/dashboard-page.tsx'),
  },
  contact: {
    path: '/contact',
    title: (siteName) => `${texts.contact} – ${siteName}`,
    frame: 'narrow',
    isThere: ({ contact }) => contact !== '',
    load: () => import('./contact-page.tsx'),
  },
  /** At every path that has none. */
  notFound: {
    path: null,
    title: () => texts.notFound,
    frame: 'narrow',
    load: () => import('./not-found-page.tsx'),
  },
} satisfies Readonly<Record<string, ApplicationPage>>;

export type ApplicationPageName = keyof typeof applicationPages;

/** Where the page is in the language that is spoken. */
const addressOf = ({ path, isEnglish }: ApplicationPage): string | null =>
  isEnglish || !path ? path : inLanguage(path);

/** The page of the application at a path; the 404 page where this community has none. */
export function applicationPageAt(path: string, site: PublicSettings): ApplicationPage {
  const pages: readonly ApplicationPage[] = Object.values(applicationPages);
  return (
    pages.find((page) => addressOf(page) === path && page.isThere?.(site) !== false) ??
    applicationPages.notFound
  );
}
