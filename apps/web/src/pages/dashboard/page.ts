import { whole } from '../../texts/whole.ts';
import type { ApplicationPage, PageDocument } from '../page-kinds.ts';

export const page = {
  path: '/admin',
  isForVolunteers: true,
  isPrivate: true,
  title: (siteName) =>
    `${globalThis.dashboardLanguage?.titles.dashboard ?? 'Admin Dashboard'} – ${siteName}`,
  frame: 'none',
  load: () => import('./dashboard-page.tsx'),
} satisfies ApplicationPage;

export const document = {
  head: () => ({ description: whole().documents.forVolunteers, inSerif: [], weights: 'all' }),
} satisfies PageDocument;
