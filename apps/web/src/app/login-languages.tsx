import type { Language } from '@bahai-friends/contract';
import { LOGIN_PATH } from '@bahai-friends/contract/login-path';
import { LANGUAGES } from '@bahai-friends/languages/languages';
import { whole } from '../texts/whole.ts';
import { LanguageLink } from './site-links.tsx';

/**
 * The login in the site's other languages, for visitors who do not read the community's. It stands beside the
 * application in the login's document, and is in no script.
 */
export function LoginLanguages({ current }: { readonly current: Language }) {
  return (
    <nav key="login" aria-label={whole().documents.languages} className="login-languages">
      {LANGUAGES.map((language) => (
        <LanguageLink
          key={language}
          language={language}
          href={`${LOGIN_PATH}?lang=${language}`}
          isCurrent={language === current}
        />
      ))}
    </nav>
  );
}
