import { homeHead } from '../features/home/home-head.ts';
import type { PageHead } from './document-head.ts';
import type { PageName, PageProps } from './pages.ts';

/** The head of every page. Only the server writes heads, so the browser does not load them. */
export const pageHeads: Record<PageName, (props: PageProps) => PageHead> = {
  home: ({ home = {} }) => homeHead(home),
  notFound: () => ({
    title: '404 Page Not Found',
    description: 'There is nothing at this address.',
  }),
};
