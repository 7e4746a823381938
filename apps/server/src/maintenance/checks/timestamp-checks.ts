import { sql } from 'kysely';
import type { Queries } from '../../db/database.ts';
import type { Tables } from '../../db/tables/index.ts';

/** Instants as `writeInstant` writes them: only then do they compare as text. */
const TIMESTAMP =
  /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])T([01]\d|2[0-3]):[0-5]\d:[0-5]\d\.\d{3}Z$/;

/** Whether a text is a timestamp as the program writes it. */
export const isTimestamp = (text: string): boolean => TIMESTAMP.test(text);

/** The columns with timestamps; every table is listed, also one without. */
const TIMESTAMP_COLUMNS: { readonly [T in keyof Tables]: readonly (keyof Tables[T] & string)[] } = {
  installation: [],
  quotes: ['created_at', 'updated_at'],
  quote_translations: [],
  daily_quotes: [],
  shown_quotes: [],
  holy_days: ['created_at', 'updated_at'],
  holy_day_years: [],
  social_links: ['created_at', 'updated_at'],
  settings: ['updated_at'],
  users: ['last_modified'],
  sessions: ['created_at', 'expires_at', 'password_entered_at', 'last_used_at'],
  sessions_of_deleted_users: ['expires_at'],
  login_attempts: ['window_ends_at', 'last_attempt_at'],
  invitations: ['expires_at'],
  invitation_mails: ['asked_at'],
  account_emails: ['since'],
  account_links: ['expires_at'],
  passkeys: ['created_at', 'last_used_at'],
  totp_factors: ['created_at'],
  recovery_codes: [],
  factor_setups: ['expires_at'],
  pending_logins: ['expires_at'],
  attention_put_off: ['until'],
  audit_entries: ['at'],
  security_events: ['hour', 'first_at', 'last_at'],
  batches: ['at', 'until', 'undone_at'],
  batch_quotes: [],
  batch_siblings: [],
  batch_days: [],
  batch_gatherings: [],
  sending_secrets: [],
  used_stamps: ['expires_at'],
  gatherings: ['confirmed_at', 'revised_at', 'created_at', 'updated_at'],
  gathering_exceptions: [],
  withdrawn_occurrences: ['starts_at', 'ends_at', 'withdrawn_at'],
  gathering_answers: ['answered_at'],
  gathering_programmes: ['updated_at'],
  programme_readers: [],
  letter_subscriptions: [
    'daily_since',
    'weekly_since',
    'reminders_since',
    'created_at',
    'confirmed_at',
  ],
  ended_subscriptions: ['ended_at'],
  letter_note: [],
  push_subscriptions: ['daily_since', 'reminders_since', 'created_at'],
  outbox: ['due_at', 'leased_until', 'unsure_since', 'finished_at'],
  sending: ['since', 'paused_at', 'updated_at'],
  sending_tests: ['asked_at'],
  senders: ['seen_at'],
  sent_days: [],
  outbox_channels: ['failing_since', 'last_sent_at'],
};

/** Timestamps that are not written in UTC with milliseconds, and so would not sort among the others. */
export async function timestampProblems(db: Queries): Promise<string[]> {
  const problems: string[] = [];
  for (const [table, columns] of Object.entries(TIMESTAMP_COLUMNS)) {
    for (const column of columns) {
      const { rows } = await sql<{ timestamp: string }>`
        select ${sql.ref(column)} as timestamp from ${sql.table(table)}
        where ${sql.ref(column)} is not null`.execute(db);
      const wrong = rows.filter(({ timestamp }) => !isTimestamp(timestamp)).length;
      if (wrong > 0) problems.push(`${wrong} in ${column} of ${table}`);
    }
  }
  return problems;
}
