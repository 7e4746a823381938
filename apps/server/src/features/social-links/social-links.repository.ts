import type { SocialLink } from '@bahai-friends/contract';
import type { Queries } from '../../db/database.ts';

/** By their order; equal ones in the order in which they were added. */
export function listSocialLinks(db: Queries): Promise<SocialLink[]> {
  return db
    .selectFrom('social_links')
    .select(['id', 'platform', 'url', 'sort_order as order', 'version'])
    .orderBy('sort_order')
    .orderBy('id')
    .execute();
}
