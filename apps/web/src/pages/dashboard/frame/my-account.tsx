import * as common from '@bahai-friends/languages/en/dashboard/common';
import * as texts from '@bahai-friends/languages/en/dashboard/frame';
import { useEffect, useRef } from 'react';
import { useCurrentUser } from '../../../features/users/users.queries.ts';
import { LazyPart } from '../../../ui/feedback/lazy-part.tsx';
import { ListSkeleton } from '../../../ui/tables/list-skeleton.tsx';
import '../../../ui/tables/badge.css';

const loadSections = async () => (await import('./account-sections.tsx')).AccountSections;

interface MyAccountProps {
  /** The id of the logged-in user. */
  readonly userId: number;
  readonly isOpen: boolean;
}

/** One's own ways to log in, and one's own sessions. */
export function MyAccount({ userId, isOpen }: MyAccountProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const user = useCurrentUser(userId);
  useEffect(() => {
    if (isOpen) heading.current?.focus();
  }, [isOpen]);
  return (
    <div className="max-w-4xl space-y-8">
      <div className="space-y-2">
        <h2 ref={heading} tabIndex={-1} className="text-xl font-bold outline-none">
          {texts.myAccount}
        </h2>
        {user && (
          <p className="flex flex-wrap items-center gap-x-3">
            <bdi className="font-semibold wrap-anywhere text-muted">{user.username}</bdi>{' '}
            <span className="badge whitespace-normal">{common.roleName(user.role)}</span>
          </p>
        )}
      </div>
      <LazyPart
        load={loadSections}
        props={{ user, isShown: isOpen }}
        loading={<ListSkeleton label={texts.loadingYourAccount} rows={5} />}
        failure={texts.accountFailed}
        focusAfter={heading}
      />
    </div>
  );
}
