import type { HomePageData } from '@bahai-friends/contract';
import type { ComponentType } from 'react';

/** What a page is given to show at its first paint. */
export interface PageProps {
  readonly home?: HomePageData;
}

export type PageName = 'home' | 'notFound';

interface PageModule {
  readonly Page: ComponentType<PageProps>;
}

/** Every page of the site. Each is loaded alone, so that it pays only for itself. */
export const loadPage: Readonly<Record<PageName, () => Promise<PageModule>>> = {
  home: () => import('../features/home/home-page.tsx'),
  notFound: () => import('./not-found-page.tsx'),
};

const pageOfPath: ReadonlyMap<string, PageName> = new Map([['/', 'home']]);

/** The page at a path: the same for server and browser. */
export function pageAt(path: string): PageName {
  return pageOfPath.get(path) ?? 'notFound';
}
