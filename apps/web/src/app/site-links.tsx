import type { Language, PageLanguage, PublicSettings } from '@bahai-friends/contract';
import { LANGUAGES } from '@bahai-friends/languages';
import { factsOf } from '@bahai-friends/languages/language-of';
import { inLanguage } from '../site/page-address.ts';
import { storesOfVisitors } from '../site/stores-of-visitors.ts';
import { addressIn } from '../texts/language-of-address.ts';
import { whole } from '../texts/whole.ts';

interface SiteLinksProps {
  readonly site: PublicSettings;
  /** The language of the page. */
  readonly language: PageLanguage;
}

/**
 * Links to documents outside of the application, and to the same page in the other languages. They stand beside the
 * application in every document, and are in no script; the style sheet hides them beside login and dashboard.
 */
export function SiteLinks({ site, language }: SiteLinksProps) {
  const { moreOfThisSite, quotes, languages: label } = whole().documents;
  return (
    <>
      <nav aria-label={moreOfThisSite} className="site-links">
        <a href={inLanguage('/calendar')}>{whole().page.calendar}</a>
        <a href={inLanguage('/quotes')}>{quotes}</a>
        {site.features.gatherings && (
          <a href={inLanguage('/gatherings')}>{whole().gatherings.title}</a>
        )}
        {site.features.letters && <a href={inLanguage('/letters')}>{whole().letters.title}</a>}
        {site.features.notifications && (
          <a href={inLanguage('/notifications')}>{whole().notifications.title}</a>
        )}
        {storesOfVisitors(site.features) && (
          <a href={inLanguage('/privacy')}>{whole().letters.privacy.title}</a>
        )}
      </nav>
      <nav aria-label={label} className="site-links">
        {LANGUAGES.map((one) => (
          <LanguageLink
            key={one}
            language={one}
            href={addressIn(one, language.bare, site)}
            isCurrent={one === language.code}
          />
        ))}
      </nav>
    </>
  );
}

interface LanguageLinkProps {
  readonly language: Language;
  readonly href: string;
  readonly isCurrent: boolean;
}

export function LanguageLink({ language, href, isCurrent }: LanguageLinkProps) {
  const { ownName, tag, dir } = factsOf(language);
  return (
    <a
      href={href}
      lang={tag}
      hrefLang={tag}
      dir={dir}
      aria-current={isCurrent ? 'true' : undefined}
    >
      {ownName}
    </a>
  );
}
