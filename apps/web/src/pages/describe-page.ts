import type {
  Language,
  PageDescription,
  PageLanguage,
  PageRenderer,
  PublicSettings,
} from '@bahai-friends/contract';
import { isLanguage } from '@bahai-friends/languages';
import { dashboardModule, languageModule } from '../texts/language-module.ts';
import { addressIn, languageOfAddress } from '../texts/language-of-address.ts';
import {
  documentAt,
  moduleIn,
  notFoundPage,
  pageAt,
  pageNamed,
  type RegisteredPage,
} from './page-registry.ts';

const pathOf = (url: string): string => url.split('?')[0] ?? '/';

const langIn = (url: string): string | null => new URLSearchParams(url.split('?')[1]).get('lang');

/** The part of a page's description that is the same at every address. */
const describe = ({ name, kind, module }: RegisteredPage) => ({ page: name, kind, module });

interface BareDescription extends Omit<PageDescription, 'language'> {
  /** Whether it exists in every language, each at an address of its own. */
  readonly isTranslated: boolean;
}

/** The page at an address without a language prefix; null where there is none. */
function describeBare(url: string, site: PublicSettings): BareDescription | null {
  const document = documentAt(url, site);
  if (document) {
    const { page, address, values, hasScript, isForm, isKept, isRefused } = document;
    const { hasOwnLooks } = page.document;
    const script = hasScript && page.script && { script: page.script };
    return {
      status: isRefused ? 400 : 200,
      address,
      values,
      ...describe(page),
      ...script,
      ...(isForm && { isForm }),
      ...(isKept && { isKept }),
      ...(hasOwnLooks && { hasOwnLooks }),
      isTranslated: true,
    };
  }
  const page = pageAt(pathOf(url), site);
  if (page === notFoundPage) return null;
  const known = { status: 200, address: pathOf(url), ...describe(page) } as const;
  if (page.kind === 'standalone') {
    return { ...known, values: { path: page.page.path }, isTranslated: false };
  }
  const { isKept } = page.document;
  const neverLoads = page.document.neverLoads?.(site).map((file) => moduleIn(page, file));
  const { beside, besideStyleSheet, script } = page;
  const own = beside?.isThere(site) && besideStyleSheet !== undefined && { besideStyleSheet };
  return {
    ...known,
    ...(script && { script }),
    ...(isKept && { isKept }),
    ...(neverLoads && { neverLoads }),
    ...own,
    isTranslated: !page.page.isForVolunteers,
  };
}

/** The language of a page that is only in English. */
const ENGLISH: PageLanguage = { code: 'en', prefix: '', bare: '/' };

/** @param bare The address of the same page in the community's own language; by default the home page. */
function languageOf(code: Language, own: Language, bare = '/'): PageLanguage {
  // An English page of an English community shows everything as it is stored.
  if (code === 'en' && own === 'en') return { ...ENGLISH, bare };
  return { code, asked: code, prefix: code === own ? '' : `/${code}`, bare };
}

const describeMissing = (address: string, language: PageLanguage): PageDescription => ({
  status: 404,
  address,
  language,
  ...describe(notFoundPage),
  ...languageModule(language.code),
});

/**
 * A page for frames of other sites. Its address always has the language, since a page without one changes with the
 * community's.
 *
 * @returns null for any other page; the 404 page for an unknown language
 */
function describeEmbed(url: string, site: PublicSettings): PageDescription | null {
  const found = pageAt(pathOf(url), site);
  if (found.kind !== 'standalone' || !found.page.isTranslated) return null;
  const { path } = found.page;
  const code = langIn(url) ?? site.language;
  if (!isLanguage(code)) return describeMissing(path, languageOf(site.language, site.language));
  const address = `${path}?lang=${code}`;
  const language = languageOf(code, site.language);
  return { status: 200, address, language, values: { path }, ...describe(found) };
}

/** Login or dashboard, in the community's language or in that of `?lang=`. */
function forVolunteers(
  page: Omit<PageDescription, 'language'>,
  url: string,
  { language: own }: PublicSettings,
): PageDescription {
  const asked = langIn(url);
  const code = isLanguage(asked) ? asked : own;
  const language = {
    ...(code === 'en' ? ENGLISH : languageOf(code, code)),
    isForVolunteers: true,
  } as const;
  return {
    ...page,
    // The address differs from the page's address without a language, so that each is cached by itself.
    ...(code !== own && { address: `${page.address}?lang=${code}` }),
    language,
    ...dashboardModule(code),
  };
}

/** Describes the page at an address before it is rendered. */
export const describePage: PageRenderer['describePage'] = (url, site) => {
  const embed = describeEmbed(url, site);
  if (embed) return embed;
  const { language: code, prefix, bare } = languageOfAddress(url, site);
  const found = describeBare(bare, site);
  if (found === null || (prefix !== '' && !found.isTranslated)) {
    return describeMissing(pathOf(url), languageOf(code, site.language));
  }
  const { isTranslated, ...page } = found;
  if (!isTranslated)
    return page.kind === 'application'
      ? forVolunteers(page, url, site)
      : { ...page, language: ENGLISH };
  return {
    ...page,
    address: addressIn(code, page.address, site),
    language: languageOf(code, site.language, page.address),
    // This is only for known pages: an address that begins with two slashes would be that of another site.
    ...(prefix !== '' && code === site.language && { movedTo: bare }),
    // Documents have no script of the language.
    ...(page.kind === 'application' && languageModule(code)),
  };
};

export const describeOwn: PageRenderer['describeOwn'] = (name, bare, code, site) => ({
  status: 200,
  address: bare,
  language: languageOf(code, site.language, bare),
  ...describe(pageNamed(name)),
});

/** The 404 page in place of a page that turns out not to exist. */
export const describeNotFound: PageRenderer['describeNotFound'] = ({ address, language }) =>
  describeMissing(pathOf(address), { ...language, bare: '/' });
