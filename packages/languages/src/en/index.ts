import type { OriginalLanguage } from '../whole-language.ts';
import * as facts from './facts.ts';

export const en: OriginalLanguage = {
  facts,
  page: () => import('./page.ts'),
  documents: () => import('./documents.ts'),
  feeds: () => import('./feeds.ts'),
  letters: () => import('./letters.ts'),
  gatherings: () => import('./gatherings.ts'),
  notifications: () => import('./forms/notifications.ts'),
  answers: () => import('./forms/answers.ts'),
  accountMail: () => import('./account-mail.ts'),
  sheets: () => import('./sheets.ts'),
};
