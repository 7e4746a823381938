import type { PublicSettings } from '@bahai-friends/contract';

/** What may store data of visitors. */
export type StoringFeatures = Pick<PublicSettings['features'], 'letters' | 'gatherings'>;

/** Whether the site may store anything of its visitors: then a page says what. */
export const storesOfVisitors = ({ letters, gatherings }: StoringFeatures): boolean =>
  letters || gatherings;
