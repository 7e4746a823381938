import type { SocialLink } from '@bahai-friends/contract';
import type { Database } from '../../db/database.ts';
import { listSocialLinks } from './social-links.repository.ts';

export interface SocialLinksService {
  /** All, by their order. */
  list(): Promise<SocialLink[]>;
}

export function createSocialLinksService(database: Database): SocialLinksService {
  return { list: () => listSocialLinks(database.reads) };
}
