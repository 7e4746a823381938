import type { PageData } from '@bahai-friends/contract';
import type { ComponentType } from 'react';
import { SITE_NAME } from '../site-texts.ts';

export type PageName = 'home' | 'login' | 'dashboard' | 'notFound';

interface PageModule {
  readonly Page: ComponentType<PageData>;
}

/** Every page of the site. Each is loaded alone, so that it pays only for itself. */
export const loadPage: Readonly<Record<PageName, () => Promise<PageModule>>> = {
  home: () => import('../features/home/home-page.tsx'),
  login: () => import('../features/session/login-page.tsx'),
  dashboard: () => import('./dashboard/dashboard-page.tsx'),
  notFound: () => import('./not-found-page.tsx'),
};

export const pageTitles: Readonly<Record<PageName, string>> = {
  home: SITE_NAME,
  login: `Admin Login – ${SITE_NAME}`,
  dashboard: `Admin Dashboard – ${SITE_NAME}`,
  notFound: '404 Page Not Found',
};

const pageOfPath: ReadonlyMap<string, PageName> = new Map([
  ['/', 'home'],
  ['/admin-auth', 'login'],
  ['/admin', 'dashboard'],
]);

/** The page at a path: the same for server and browser. */
export function pageAt(path: string): PageName {
  return pageOfPath.get(path) ?? 'notFound';
}
