import type { AuditEntriesTable } from './audit-entries.table.ts';
import type { DailyQuotesTable } from './daily-quotes.table.ts';
import type { HolyDaysTable } from './holy-days.table.ts';
import type { InstallationTable } from './installation.table.ts';
import type { LoginAttemptsTable } from './login-attempts.table.ts';
import type { QuotesTable } from './quotes.table.ts';
import type { SessionsTable } from './sessions.table.ts';
import type { SocialLinksTable } from './social-links.table.ts';
import type { UsersTable } from './users.table.ts';

/** All tables, as queries see them. */
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
