import type { User } from '@bahai-friends/contract';
import { SecondFactorSection } from '../../features/second-factor/second-factor-section.tsx';
import { SessionsSection } from '../../features/session/sessions-section.tsx';
import { OwnPasswordForm } from '../../features/users/own-password-form.tsx';

interface AccountSectionsProps {
  /** The one who looks, once known. */
  readonly user: User | undefined;
  readonly isShown: boolean;
}

/** What 'My account' consists of. Each section reads what it shows. */
export function AccountSections({ user, isShown }: AccountSectionsProps) {
  return (
    <>
      {user && <OwnPasswordForm user={user} />}
      <SecondFactorSection />
      <SessionsSection isShown={isShown} />
    </>
  );
}
