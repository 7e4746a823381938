import { isSameName, type NewSocialLink, type SocialLink, say } from '@bahai-friends/contract';
import type { Actor } from '../../actor.ts';
import type { Clock } from '../../clock.ts';
import type { Database, Queries } from '../../db/database.ts';
import { withTableLock } from '../../db/table-lock.ts';
import { assertVersion, type ExpectedVersions } from '../../errors/assert-version.ts';
import { DomainError } from '../../errors/domain-error.ts';
import { createAuditTrail } from '../audit/audit-trail.ts';
import {
  deleteSocialLink,
  findSocialLink,
  insertSocialLink,
  listSocialLinks,
  updateSocialLink,
} from './social-links.repository.ts';

export interface SocialLinksService {
  /** All links, by their order. */
  list(): Promise<SocialLink[]>;
  /** @throws DomainError `conflict` when the platform already has a link to this address */
  create(actor: Actor, link: NewSocialLink): Promise<SocialLink>;
  /**
   * @param expected The versions on which the change is based, when the caller gives them.
   *
   * @throws DomainError `not-found`, `changed-meanwhile`, `conflict`
   */
  update(
    actor: Actor,
    id: number,
    link: NewSocialLink,
    expected?: ExpectedVersions,
  ): Promise<SocialLink>;
  /** @throws DomainError `not-found`, `changed-meanwhile` */
  delete(actor: Actor, id: number, expected?: ExpectedVersions): Promise<void>;
}

interface SocialLinksDependencies {
  readonly database: Database;
  readonly clock: Clock;
}

/** Whether two addresses are the same in canonical form, with or without the slash after the host, for example. */
const isSameAddress = (one: string, other: string): boolean =>
  URL.parse(one)?.href === URL.parse(other)?.href;

/** A platform may have several links, but not the same one twice. */
async function assertNotListed(
  db: Queries,
  { platform, url }: NewSocialLink,
  ownId?: number,
): Promise<void> {
  const links = await listSocialLinks(db);
  const twin = links.find(
    (other) =>
      other.id !== ownId && isSameName(other.platform, platform) && isSameAddress(other.url, url),
  );
  if (twin) throw new DomainError('conflict', say('link-listed', { platform: twin.platform }));
}

async function currentLink(
  db: Queries,
  id: number,
  expected?: ExpectedVersions,
): Promise<SocialLink> {
  const link = await findSocialLink(db, id);
  if (link === null) throw new DomainError('not-found', say('link-gone'));
  assertVersion(link, expected);
  return link;
}

export function createSocialLinksService({
  database,
  clock,
}: SocialLinksDependencies): SocialLinksService {
  const trail = createAuditTrail('social-link', clock);
  return {
    list: () => listSocialLinks(database.reads),

    create: (actor, link) =>
      withTableLock(database, 'social_links', async (transaction) => {
        await assertNotListed(transaction, link);
        const created = await insertSocialLink(transaction, link, clock.now());
        await trail.created(transaction, actor, created);
        return created;
      }),

    update: (actor, id, link, expected) =>
      withTableLock(database, 'social_links', async (transaction) => {
        const before = await currentLink(transaction, id, expected);
        await assertNotListed(transaction, link, id);
        const updated = await updateSocialLink(transaction, id, link, clock.now());
        await trail.updated(transaction, actor, before, updated);
        return updated;
      }),

    delete: (actor, id, expected) =>
      withTableLock(database, 'social_links', async (transaction) => {
        const link = await currentLink(transaction, id, expected);
        await deleteSocialLink(transaction, id);
        await trail.deleted(transaction, actor, link);
      }),
  };
}
