import { whole } from '../../texts/whole.ts';
import type { DocumentPages, FoundDocument } from '../page-kinds.ts';
import { NotificationsPage } from './subscribe/notifications-page.tsx';

const PATH = '/notifications';

const find = (
  path: string,
  _query: URLSearchParams,
  { features }: { readonly features: { readonly notifications: boolean } },
): FoundDocument | null =>
  features.notifications && path === PATH ? { address: path, values: {}, hasScript: true } : null;

/** The page on which visitors subscribe to notifications in their browser: `/notifications`. */
export const document = {
  script: 'subscribe/subscribe.ts',
  find,
  title: ({ site }) => `${whole().notifications.title} – ${site.siteName}`,
  head({ site }) {
    const { title, description } = whole().notifications;
    return {
      description: description(site.siteName),
      inSerif: [site.siteName],
      shared: { title, description: description(site.siteName) },
    };
  },
  render: () => <NotificationsPage />,
} satisfies DocumentPages;
