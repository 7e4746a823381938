import { BADI_LANGUAGES } from '@bahai-friends/badi-calendar';
import type { Language, PublicSettings } from '@bahai-friends/contract';
import { inLanguage } from '../site/page-address.ts';
import { addressIn } from '../texts/language-of-address.ts';
import { languages } from '../texts/languages.ts';
import { whole } from '../texts/whole.ts';

interface SiteLinksProps {
  /** The page's address without a language. */
  readonly bare: string;
  readonly site: PublicSettings;
  /** The page's own. */
  readonly language: Language;
}

/**
 * The ways to what the application does not show: documents of their own, and the same page in the other
 * languages. It stands beside the application in every document, and no script knows it; the style sheet hides
 * it beside login and dashboard.
 */
export function SiteLinks({ bare, site, language }: SiteLinksProps) {
  const { moreOfThisSite, calendar, quotes, languages: label } = whole.documents;
  return (
    <>
      <nav aria-label={moreOfThisSite} className="site-links">
        <a href={inLanguage('/calendar')}>{calendar}</a>
        <a href={inLanguage('/quotes')}>{quotes}</a>
      </nav>
      <nav aria-label={label} className="site-links">
        {BADI_LANGUAGES.map((one) => (
          <LanguageLink
            key={one}
            language={one}
            href={addressIn(one, bare, site)}
            isCurrent={one === language}
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

function LanguageLink({ language, href, isCurrent }: LanguageLinkProps) {
  const { name, tag, dir } = languages[language];
  return (
    <a
      href={href}
      lang={tag}
      hrefLang={tag}
      dir={dir}
      aria-current={isCurrent ? 'true' : undefined}
    >
      {name}
    </a>
  );
}
