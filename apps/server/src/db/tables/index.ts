import type { AuditEntriesTable } from './audit-entries.table.ts';
import type { BatchDaysTable, BatchQuotesTable, BatchSiblingsTable } from './batch-quotes.table.ts';
import type { BatchesTable } from './batches.table.ts';
import type { DailyQuotesTable } from './daily-quotes.table.ts';
import type { HolyDayYearsTable } from './holy-day-years.table.ts';
import type { HolyDaysTable } from './holy-days.table.ts';
import type { InstallationTable } from './installation.table.ts';
import type { LoginAttemptsTable } from './login-attempts.table.ts';
import type { QuotesTable } from './quotes.table.ts';
import type { SessionsTable } from './sessions.table.ts';
import type { SessionsOfDeletedUsersTable } from './sessions-of-deleted-users.table.ts';
import type { SettingsTable } from './settings.table.ts';
import type { ShownQuotesTable } from './shown-quotes.table.ts';
import type { SocialLinksTable } from './social-links.table.ts';
import type { UsersTable } from './users.table.ts';

/** All tables, as queries see them. */
export interface Tables {
  installation: InstallationTable;
  quotes: QuotesTable;
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
  audit_entries: AuditEntriesTable;
  batches: BatchesTable;
  batch_quotes: BatchQuotesTable;
  batch_siblings: BatchSiblingsTable;
  batch_days: BatchDaysTable;
}
