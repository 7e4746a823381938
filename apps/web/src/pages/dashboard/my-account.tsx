import { useEffect, useRef } from 'react';
import { SecondFactorSection } from '../../features/second-factor/second-factor-section.tsx';
import { SessionsSection } from '../../features/session/sessions-section.tsx';
import { OwnPasswordForm } from '../../features/users/own-password-form.tsx';
import { useCurrentUser } from '../../features/users/users.queries.ts';

interface MyAccountProps {
  /** The one who looks. */
  readonly userId: number;
  readonly isOpen: boolean;
}

/** How one logs in, and where one is logged in. Each section reads what it shows. */
export function MyAccount({ userId, isOpen }: MyAccountProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const user = useCurrentUser(userId);
  useEffect(() => {
    if (isOpen) heading.current?.focus();
  }, [isOpen]);
  return (
    <div className="max-w-4xl space-y-10">
      <div className="space-y-1">
        <h2 ref={heading} tabIndex={-1} className="text-xl font-bold outline-none">
          My account
        </h2>
        {user && (
          <p className="text-muted">
            <bdi className="font-semibold wrap-anywhere">{user.username}</bdi>, {user.role}
          </p>
        )}
      </div>
      {user && <OwnPasswordForm user={user} />}
      <SecondFactorSection />
      <SessionsSection isShown={isOpen} />
    </div>
  );
}
