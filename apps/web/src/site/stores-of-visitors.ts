import type { PublicSettings } from '@bahai-friends/contract';

/** The settings that decide whether data of visitors may be stored. */
export type StoringFeatures = Pick<
  PublicSettings['features'],
  'letters' | 'gatherings' | 'notifications'
>;

/** Whether the site may store any data of its visitors: then a page explains it. */
export const storesOfVisitors = ({
  letters,
  gatherings,
  notifications,
}: StoringFeatures): boolean => letters || gatherings || notifications;
