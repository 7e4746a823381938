import type {
  AccountEmailsTable,
  AccountLinksTable,
  InvitationMailsTable,
} from './accounts/account-emails.table.ts';
import type { FactorSetupsTable } from './accounts/factor-setups.table.ts';
import type { InvitationsTable } from './accounts/invitations.table.ts';
import type { LoginAttemptsTable } from './accounts/login-attempts.table.ts';
import type { PasskeysTable } from './accounts/passkeys.table.ts';
import type { PendingLoginsTable } from './accounts/pending-logins.table.ts';
import type { RecoveryCodesTable } from './accounts/recovery-codes.table.ts';
import type { SecurityEventsTable } from './accounts/security-events.table.ts';
import type { SessionsTable } from './accounts/sessions.table.ts';
import type { SessionsOfDeletedUsersTable } from './accounts/sessions-of-deleted-users.table.ts';
import type { TotpFactorsTable } from './accounts/totp-factors.table.ts';
import type { UsersTable } from './accounts/users.table.ts';
import type { BatchGatheringsTable } from './batches/batch-gatherings.table.ts';
import type {
  BatchDaysTable,
  BatchQuotesTable,
  BatchSiblingsTable,
} from './batches/batch-quotes.table.ts';
import type { BatchesTable } from './batches/batches.table.ts';
import type { DailyQuotesTable } from './content/daily-quotes.table.ts';
import type { HolyDayYearsTable } from './content/holy-day-years.table.ts';
import type { HolyDaysTable } from './content/holy-days.table.ts';
import type { QuoteTranslationsTable } from './content/quote-translations.table.ts';
import type { QuotesTable } from './content/quotes.table.ts';
import type { ShownQuotesTable } from './content/shown-quotes.table.ts';
import type { SocialLinksTable } from './content/social-links.table.ts';
import type { GatheringAnswersTable } from './gatherings/gathering-answers.table.ts';
import type {
  GatheringProgrammesTable,
  ProgrammeReadersTable,
} from './gatherings/gathering-programmes.table.ts';
import type {
  GatheringExceptionsTable,
  GatheringsTable,
  WithdrawnOccurrencesTable,
} from './gatherings/gatherings.table.ts';
import type { EndedSubscriptionsTable } from './letters/ended-subscriptions.table.ts';
import type { LetterNoteTable } from './letters/letter-note.table.ts';
import type { LetterSubscriptionsTable } from './letters/letter-subscriptions.table.ts';
import type { PushSubscriptionsTable } from './notifications/push-subscriptions.table.ts';
import type { OutboxChannelsTable, OutboxTable } from './sending/outbox.table.ts';
import type {
  SendersTable,
  SendingTable,
  SendingTestsTable,
  SentDaysTable,
} from './sending/sending.table.ts';
import type { SendingSecretsTable } from './sending/sending-secrets.table.ts';
import type { AttentionPutOffTable } from './site/attention-put-off.table.ts';
import type { AuditEntriesTable } from './site/audit-entries.table.ts';
import type { InstallationTable } from './site/installation.table.ts';
import type { SettingsTable } from './site/settings.table.ts';
import type { UsedStampsTable } from './site/used-stamps.table.ts';

/** All tables, as queries see them. */
export interface Tables {
  installation: InstallationTable;
  quotes: QuotesTable;
  quote_translations: QuoteTranslationsTable;
  daily_quotes: DailyQuotesTable;
  shown_quotes: ShownQuotesTable;
  holy_days: HolyDaysTable;
  holy_day_years: HolyDayYearsTable;
  social_links: SocialLinksTable;
  settings: SettingsTable;
  users: UsersTable;
  sessions: SessionsTable;
  sessions_of_deleted_users: SessionsOfDeletedUsersTable;
  login_attempts: LoginAttemptsTable;
  invitations: InvitationsTable;
  invitation_mails: InvitationMailsTable;
  account_emails: AccountEmailsTable;
  account_links: AccountLinksTable;
  passkeys: PasskeysTable;
  totp_factors: TotpFactorsTable;
  recovery_codes: RecoveryCodesTable;
  factor_setups: FactorSetupsTable;
  pending_logins: PendingLoginsTable;
  attention_put_off: AttentionPutOffTable;
  audit_entries: AuditEntriesTable;
  security_events: SecurityEventsTable;
  batches: BatchesTable;
  batch_quotes: BatchQuotesTable;
  batch_siblings: BatchSiblingsTable;
  batch_days: BatchDaysTable;
  batch_gatherings: BatchGatheringsTable;
  sending_secrets: SendingSecretsTable;
  used_stamps: UsedStampsTable;
  gatherings: GatheringsTable;
  gathering_exceptions: GatheringExceptionsTable;
  withdrawn_occurrences: WithdrawnOccurrencesTable;
  gathering_answers: GatheringAnswersTable;
  gathering_programmes: GatheringProgrammesTable;
  programme_readers: ProgrammeReadersTable;
  letter_subscriptions: LetterSubscriptionsTable;
  ended_subscriptions: EndedSubscriptionsTable;
  letter_note: LetterNoteTable;
  push_subscriptions: PushSubscriptionsTable;
  outbox: OutboxTable;
  sending: SendingTable;
  sending_tests: SendingTestsTable;
  senders: SendersTable;
  sent_days: SentDaysTable;
  outbox_channels: OutboxChannelsTable;
}
