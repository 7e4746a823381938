/** A column whose texts are sealed. */
export interface SealedColumn {
  readonly table: string;
  readonly column: string;
  /** The column that tells its rows apart. */
  readonly key: string;
  /** The column with the blind index, by which the row is found. */
  readonly index?: string;
  /** What of the text the blind index is made of; the text itself unless given. */
  readonly indexed?: (text: string) => string;
}

/** Passwords and tokens of what the site sends through. */
export const SENDING_SECRET = {
  table: 'sending_secrets',
  column: 'secret',
  key: 'name',
} as const satisfies SealedColumn;

/** Addresses of who gets letters. */
export const LETTER_ADDRESS = {
  table: 'letter_subscriptions',
  column: 'address',
  key: 'id',
  index: 'address_index',
  // No mail service tells addresses apart by case.
  indexed: (address: string) => address.toLowerCase(),
} as const satisfies SealedColumn;

/** Tokens of the links in their letters. */
export const LETTER_TOKEN = {
  table: 'letter_subscriptions',
  column: 'token',
  key: 'id',
} as const satisfies SealedColumn;

/** Where browsers get notifications, and the keys by which those are encrypted for them. */
export const PUSH_SUBSCRIPTION = {
  table: 'push_subscriptions',
  column: 'subscription',
  key: 'id',
  index: 'endpoint_index',
  indexed: (subscription: string): string => JSON.parse(subscription).endpoint,
} as const satisfies SealedColumn;

/** Names of who comes to a gathering. */
export const ANSWER_NAME = {
  table: 'gathering_answers',
  column: 'name',
  key: 'id',
} as const satisfies SealedColumn;

/** Names of who reads at a gathering. */
export const PROGRAMME_READERS = {
  table: 'programme_readers',
  column: 'names',
  key: 'id',
} as const satisfies SealedColumn;

/** Addresses at which volunteers get the news of their accounts. */
export const ACCOUNT_EMAIL = {
  table: 'account_emails',
  column: 'address',
  key: 'id',
} as const satisfies SealedColumn;

/** Invitations on their way: to which address, and the token of the link. */
export const INVITATION_MAIL = {
  table: 'invitation_mails',
  column: 'mail',
  key: 'invitation_id',
} as const satisfies SealedColumn;

/** Addresses to which the Master Admin has a mail sent as a test. */
export const TEST_RECIPIENT = {
  table: 'sending_tests',
  column: 'recipient',
  key: 'id',
} as const satisfies SealedColumn;

/**
 * All of them: what is counted, sealed anew, and deleted where it cannot be read any more. Whoever stores
 * something sealed adds its column here.
 */
export const SEALED_COLUMNS: readonly SealedColumn[] = [
  SENDING_SECRET,
  LETTER_ADDRESS,
  LETTER_TOKEN,
  PUSH_SUBSCRIPTION,
  ANSWER_NAME,
  PROGRAMME_READERS,
  ACCOUNT_EMAIL,
  INVITATION_MAIL,
  TEST_RECIPIENT,
];
