import type { HomePageData, PageDescription } from '@bahai-friends/contract';
import type { ComponentType } from 'react';

/** What a page is given to show at its first paint. */
export interface PageProps {
  readonly home?: HomePageData;
}

interface PageEntry extends PageDescription {
  readonly load: () => Promise<{ readonly Page: ComponentType<PageProps> }>;
}

/** Every page of the site. Each is loaded alone, so that it pays only for itself. */
export const pages = {
  home: {
    status: 200,
    needs: 'home',
    module: 'src/features/home/home-page.tsx',
    load: () => import('../features/home/home-page.tsx'),
  },
  notFound: {
    status: 404,
    needs: 'nothing',
    module: 'src/app/not-found-page.tsx',
    load: () => import('./not-found-page.tsx'),
  },
} satisfies Record<string, PageEntry>;

export type PageName = keyof typeof pages;

const pageOfPath: ReadonlyMap<string, PageName> = new Map([['/', 'home']]);

/** The page at a path: the same for server and browser. */
export function pageAt(path: string): PageName {
  return pageOfPath.get(path) ?? 'notFound';
}
