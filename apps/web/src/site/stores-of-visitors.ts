import type { PublicSettings } from '@bahai-friends/contract';

/** What may store data of visitors. */
export type StoringFeatures = Pick<
  PublicSettings['features'],
  'letters' | 'gatherings' | 'notifications'
>;

/** Whether the site may store anything of its visitors: then a page says what. */
export const storesOfVisitors = ({
  letters,
  gatherings,
  notifications,
}: StoringFeatures): boolean => letters || gatherings || notifications;
