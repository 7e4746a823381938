import type { AuditEntriesTable } from '../features/audit/audit.table.ts';
import type { HolyDaysTable } from '../features/holy-days/holy-days.table.ts';
import type { DailyQuotesTable, QuotesTable } from '../features/quotes/quotes.table.ts';
import type { LoginAttemptsTable, SessionsTable } from '../features/session/session.table.ts';
import type { SocialLinksTable } from '../features/social-links/social-links.table.ts';
import type { UsersTable } from '../features/users/users.table.ts';
import type { InstallationTable } from './installation.ts';

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
