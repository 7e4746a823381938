/**
 * Tables whose rows are not restored. Some sessions have ended since the backup, by a logout or with an old password,
 * and some links were used or withdrawn, but nobody can tell which. Rows that belong to these go with them. Messages
 * that waited may have been sent since, and the senders are those of the time of the backup.
 */
export const TABLES_NOT_RESTORED: readonly string[] = [
  'sessions',
  'factor_setups',
  'pending_logins',
  'invitations',
  'invitation_mails',
  'account_links',
  'outbox',
  'sending_tests',
  'senders',
];
