import type { Language, PageParts } from '@bahai-friends/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Headers of a page with a token: it is not cached, not indexed, and links on it do not send its address. */
export const SECRET_PAGE_HEADERS = {
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex',
} as const;

/** A document that a route makes for one request: nobody else gets it. */
interface OwnDocument {
  /** Its page's name in the registry. */
  readonly page: string;
  /** The address of this page without a language, for its links to the other languages. */
  readonly bare: string;
  readonly language: Language;
  readonly parts: PageParts;
}

/** Shows pages for routes of features. */
export interface ShowDocument {
  /** Sends the page at the request's address if it is cached: the same for everybody. */
  sendCached(request: FastifyRequest, reply: FastifyReply): boolean;
  show(request: FastifyRequest, reply: FastifyReply, document: OwnDocument): Promise<FastifyReply>;
  /** Shows the page of the registry at the request's address, with parts for this request alone. */
  showHere(request: FastifyRequest, reply: FastifyReply, parts: PageParts): Promise<FastifyReply>;
  /** The language of a page's address; null where this community has no such page there. */
  languageAt(url: string, bare: string): Promise<Language | null>;
}
