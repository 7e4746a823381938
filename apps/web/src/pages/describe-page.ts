import type {
  Language,
  PageDescription,
  PageRenderer,
  PublicSettings,
} from '@bahai-friends/contract';
import { isLanguage } from '@bahai-friends/contract/language-formats';
import { addressIn, languageOfAddress } from '../texts/language-of-address.ts';
import { applicationPages } from './application-pages.ts';
import type { StandalonePage } from './page.ts';
import { documentAt, documentOf, isStandalone, pageAt } from './page-registry.ts';

export const pathOf = (url: string): string => url.split('?')[0] ?? '/';

interface BareDescription extends Omit<PageDescription, 'language'> {
  /** Whether it speaks every language, each at an address of its own. */
  readonly isTranslated: boolean;
}

/** The page at an address that begins with no language; null where there is none. */
function describeBare(url: string, site: PublicSettings): BareDescription | null {
  const document = documentAt(url);
  if (document) {
    const { address, needs, pages } = document;
    const { module } = pages;
    return { status: 200, address, needs, kind: 'document', module, isTranslated: true };
  }
  const page = pageAt(pathOf(url), site);
  if (page === applicationPages.notFound) return null;
  const { needs, module } = documentOf(page);
  const kind = isStandalone(page) ? 'standalone' : 'application';
  const isTranslated = !isStandalone(page) && !page.isEnglish;
  return { status: 200, address: pathOf(url), needs, kind, module, isTranslated };
}

/** An English page of an English community shows everything as it is stored. */
function languagesFor(language: Language, site: PublicSettings) {
  const isAsStored = language === 'en' && site.language === 'en';
  return isAsStored ? { language } : { language, asked: language };
}

/**
 * A page for frames of other sites. Its address has the language in any case: what nobody asked for in one
 * changes with the community's.
 *
 * @returns null when it is asked for in a language that no page speaks
 */
function describeEmbed(url: string, page: StandalonePage, site: PublicSettings) {
  const { path, needs, module } = page;
  const language = new URLSearchParams(url.split('?')[1]).get('lang') ?? site.language;
  if (!isLanguage(language)) return null;
  const address = `${path}?lang=${language}`;
  const known = { status: 200, address, needs, kind: 'standalone', module } as const;
  return { ...known, ...languagesFor(language, site) };
}

/** What the server must know of the page at an address before it renders it. */
export const describePage: PageRenderer['describePage'] = (url, site) => {
  const embed = pageAt(pathOf(url), site);
  if (isStandalone(embed) && embed.isTranslated) {
    return describeEmbed(url, embed, site) ?? describeNotFound(url, site);
  }
  const { language, prefix, bare } = languageOfAddress(url, site);
  const found = describeBare(bare, site);
  if (found === null || (prefix !== '' && !found.isTranslated)) return describeNotFound(url, site);
  const { isTranslated, address, ...page } = found;
  if (!isTranslated) return { ...page, address, language: 'en' };
  return { ...page, address: addressIn(language, address, site), ...languagesFor(language, site) };
};

/** The page that says that there is none at an address. */
export const describeNotFound: PageRenderer['describeNotFound'] = (url, site) => {
  const { needs, module } = documentOf(applicationPages.notFound);
  const { language } = languageOfAddress(url, site);
  const spoken = languagesFor(language, site);
  return { status: 404, address: pathOf(url), needs, kind: 'application', module, ...spoken };
};

/** Where the page really is whose address begins with the community's own language. */
export const bareAddress: PageRenderer['bareAddress'] = (url, site) => {
  const { language, prefix, bare } = languageOfAddress(url, site);
  if (prefix === '' || language !== site.language) return null;
  // Known pages only: what begins with two slashes would be another site's address.
  return describeBare(bare, site)?.isTranslated ? bare : null;
};
