import type { Language, User } from '@bahai-friends/contract';
import { SecondFactorSection } from '../../../features/second-factor/second-factor-section.tsx';
import { LanguageSection } from '../../../features/session/language-section.tsx';
import { SessionsSection } from '../../../features/session/sessions-section.tsx';
import { OwnPasswordForm } from '../../../features/users/own-password-form.tsx';
import { askToLeave, giveUpUnsaved } from '../../../navigation/unsaved-forms.ts';
import { dashboardIn } from './own-language.ts';

/** A document speaks one language: another one loads the dashboard anew. */
const speakFromNowOn = (language: Language): void =>
  askToLeave(() => {
    giveUpUnsaved();
    window.location.assign(dashboardIn(language));
  });

interface AccountSectionsProps {
  /** The one who looks, once known. */
  readonly user: User | undefined;
  readonly isShown: boolean;
}

/** What 'My account' consists of. Each section reads what it shows. */
export function AccountSections({ user, isShown }: AccountSectionsProps) {
  return (
    <>
      <LanguageSection onChosen={speakFromNowOn} />
      {user && <OwnPasswordForm user={user} />}
      <SecondFactorSection />
      <SessionsSection isShown={isShown} />
    </>
  );
}
