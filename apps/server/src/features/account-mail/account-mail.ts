import { say } from '@bahai-friends/contract';
import type { Clock } from '../../clock.ts';
import type { CommunityDay } from '../../community-day.ts';
import type { Database, Queries } from '../../db/database.ts';
import { DomainError } from '../../errors/domain-error.ts';
import type { Outbox } from '../../outbox/outbox.ts';
import type { Sealing } from '../../sealing/key-in-use.ts';
import type { PasswordHasher } from '../users/password-hasher.ts';
import type { PasswordStrengthService } from '../users/password-strength.service.ts';
import { createAccountEmailService } from './account-email.service.ts';
import { createAccountMailTidying } from './account-mail-tidying.ts';
import { createTellNews } from './account-news.ts';
import { createInvitationMails } from './invitation-mails.ts';
import { createPasswordResetService } from './password-reset.service.ts';

interface AccountMailDependencies {
  readonly database: Database;
  readonly clock: Clock;
  readonly communityDay: CommunityDay;
  readonly outbox: Outbox;
  readonly sealing: Sealing;
  readonly hasher: Pick<PasswordHasher, 'hash'>;
  readonly strength: Pick<PasswordStrengthService, 'assertStrong'>;
  readonly endSessionsOf: (db: Queries, userId: number, exceptTokenHash: null) => Promise<void>;
  /** Whether the site has a mail account, and an address that links can lead to. */
  readonly isSetUp: (db: Queries) => Promise<boolean>;
}

/** Makes all services for mail to volunteers. */
export function createAccountMail(dependencies: AccountMailDependencies) {
  const { database, isSetUp } = dependencies;
  const tellNews = createTellNews(dependencies);
  const prepareInvitation = createInvitationMails(dependencies);
  const isThere = () => isSetUp(database.reads);
  return {
    /** Whether the site sends mail to volunteers. */
    isThere,
    tellNews,
    async prepareInvitation() {
      if (!(await isThere())) throw new DomainError('not-found', say('channel-not-set-up'));
      return prepareInvitation();
    },
    emails: createAccountEmailService(dependencies),
    resets: createPasswordResetService({ ...dependencies, tellNews }),
    ...createAccountMailTidying(dependencies),
  };
}
