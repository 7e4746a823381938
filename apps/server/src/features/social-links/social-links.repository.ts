import type { NewSocialLink, SocialLink } from '@bahai-friends/contract';
import { ID_MAX, type Queries } from '../../db/database.ts';

const COLUMNS = ['id', 'platform', 'url', 'sort_order as order', 'version'] as const;

const toRow = ({ platform, url, order }: NewSocialLink) => ({ platform, url, sort_order: order });

/** By their order; equal ones in the order in which they were added. */
export function listSocialLinks(db: Queries): Promise<SocialLink[]> {
  return db
    .selectFrom('social_links')
    .select(COLUMNS)
    .orderBy('sort_order')
    .orderBy('id')
    .execute();
}

export async function findSocialLink(db: Queries, id: number): Promise<SocialLink | null> {
  if (id > ID_MAX) return null;
  const row = await db
    .selectFrom('social_links')
    .select(COLUMNS)
    .where('id', '=', id)
    .executeTakeFirst();
  return row ?? null;
}

/** @param now Instant, as a `Clock` gives it. */
export function insertSocialLink(
  db: Queries,
  link: NewSocialLink,
  now: string,
): Promise<SocialLink> {
  return db
    .insertInto('social_links')
    .values({ ...toRow(link), created_at: now, updated_at: now })
    .returning(COLUMNS)
    .executeTakeFirstOrThrow();
}

/**
 * @param now Instant, as a `Clock` gives it.
 *
 * @throws NoResultError for an unknown id: the caller has to look it up in the same transaction.
 */
export function updateSocialLink(
  db: Queries,
  id: number,
  link: NewSocialLink,
  now: string,
): Promise<SocialLink> {
  return db
    .updateTable('social_links')
    .set({ ...toRow(link), updated_at: now })
    .set(({ eb, ref }) => ({ version: eb(ref('version'), '+', 1) }))
    .where('id', '=', id)
    .returning(COLUMNS)
    .executeTakeFirstOrThrow();
}

export async function deleteSocialLink(db: Queries, id: number): Promise<void> {
  await db.deleteFrom('social_links').where('id', '=', id).execute();
}
