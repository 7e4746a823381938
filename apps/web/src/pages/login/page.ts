import { LOGIN_PATH } from '@bahai-friends/contract/login-path';
import { whole } from '../../texts/whole.ts';
import type { ApplicationPage, PageDocument } from '../page-kinds.ts';

export const page = {
  path: LOGIN_PATH,
  isForVolunteers: true,
  title: (siteName) =>
    `${globalThis.dashboardLanguage?.titles.login ?? 'Admin Login'} – ${siteName}`,
  frame: 'narrow',
  load: () => import('./login-page.tsx'),
} satisfies ApplicationPage;

export const document = {
  head: () => ({ description: whole().documents.forVolunteers, inSerif: [], weights: 'all' }),
} satisfies PageDocument;
