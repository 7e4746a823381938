import type { Language, User } from '@bahai-friends/contract';
import * as texts from '@bahai-friends/languages/en/dashboard/frame';
import { useHasMail } from '../../../api/session-query.ts';
import { SecondFactorSection } from '../../../features/second-factor/second-factor-section.tsx';
import { LanguageSection } from '../../../features/session/language-section.tsx';
import { SessionsSection } from '../../../features/session/sessions-section.tsx';
import { OwnPasswordForm } from '../../../features/users/own-password-form.tsx';
import { askToLeave, giveUpUnsaved } from '../../../navigation/unsaved-forms.ts';
import { LazyPart } from '../../../ui/feedback/lazy-part.tsx';
import { ListSkeleton } from '../../../ui/tables/list-skeleton.tsx';
import { dashboardIn } from './own-language.ts';

/** A document has one language: another one loads the dashboard anew. */
const speakFromNowOn = (language: Language): void =>
  askToLeave(() => {
    giveUpUnsaved();
    window.location.assign(dashboardIn(language));
  });

/** It is loaded only where the site sends mail. */
const loadEmail = async () =>
  (await import('../../../features/account-mail/email-section.tsx')).EmailSection;

interface AccountSectionsProps {
  /** The logged-in user, once known. */
  readonly user: User | undefined;
  readonly isShown: boolean;
}

/** The sections of 'My account'. Each fetches its own data. */
export function AccountSections({ user, isShown }: AccountSectionsProps) {
  const hasMail = useHasMail();
  return (
    <>
      <LanguageSection onChosen={speakFromNowOn} />
      {user && <OwnPasswordForm user={user} />}
      {hasMail && (
        <LazyPart
          load={loadEmail}
          props={{ isShown }}
          loading={<ListSkeleton label={texts.loadingYourAccount} rows={2} />}
          failure={texts.accountFailed}
        />
      )}
      <SecondFactorSection />
      <SessionsSection isShown={isShown} />
    </>
  );
}
