/**
 * Tables whose rows no restore takes over: some sessions had ended since the backup, by a logout or with an old
 * password, some links were used or withdrawn, and nobody can tell which. What begins in them, or counts on
 * them, goes with them. What waited to be sent may have been sent since, and senders were those of then.
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
