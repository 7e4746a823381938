import type { Language, PageParts } from '@bahai-friends/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Nothing of a page with a token is kept, found, or told to where its links lead. */
export const SECRET_PAGE_HEADERS = {
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex',
} as const;

/** A document that a route makes for one request: nobody else gets it. */
interface OwnDocument {
  /** Its page's name in the registry. */
  readonly page: string;
  /** Where its links to the other languages lead: an address without a language. */
  readonly bare: string;
  readonly language: Language;
  readonly parts: PageParts;
}

/** What routes of features show pages with. */
export interface ShowDocument {
  /** Sends the page at the request's address when it is cached: one that everybody gets. */
  sendCached(request: FastifyRequest, reply: FastifyReply): boolean;
  show(request: FastifyRequest, reply: FastifyReply, document: OwnDocument): Promise<FastifyReply>;
  /** Shows the page of the registry that is at the request's address, with parts that nobody else gets. */
  showHere(request: FastifyRequest, reply: FastifyReply, parts: PageParts): Promise<FastifyReply>;
  /** The language of a page's address; null where this community has no such page there. */
  languageAt(url: string, bare: string): Promise<Language | null>;
}
