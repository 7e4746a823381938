import type { InstallationTable } from '../installation-values.ts';
import type { AuditEntriesTable } from './audit-entries.table.ts';
import type { HolyDaysTable } from './holy-days.table.ts';
import type { DailyQuotesTable, QuotesTable } from './quotes.table.ts';
import type { LoginAttemptsTable, SessionsTable } from './sessions.table.ts';
import type { SocialLinksTable } from './social-links.table.ts';
import type { UsersTable } from './users.table.ts';

/** The whole database as the queries see it. */
export interface Tables {
  installation: InstallationTable;
  quotes: QuotesTable;
  daily_quotes: DailyQuotesTable;
  holy_days: HolyDaysTable;
  social_links: SocialLinksTable;
  users: UsersTable;
  sessions: SessionsTable;
  login_attempts: LoginAttemptsTable;
  audit_entries: AuditEntriesTable;
}
