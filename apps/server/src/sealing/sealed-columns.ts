/** A column whose texts are sealed. */
export interface SealedColumn {
  readonly table: string;
  readonly column: string;
  /** The column that identifies its rows. */
  readonly key: string;
  /** The column with the blind index, by which the row is found. */
  readonly index?: string;
  /** The part of the text that the blind index is made of; by default the text itself. */
  readonly indexed?: (text: string) => string;
}

/** Passwords and tokens for sending. */
export const SENDING_SECRET = {
  table: 'sending_secrets',
  column: 'secret',
  key: 'name',
} as const satisfies SealedColumn;

/** E-mail addresses of people who get letters. */
export const LETTER_ADDRESS = {
  table: 'letter_subscriptions',
  column: 'address',
  key: 'id',
  index: 'address_index',
  // No mail service tells addresses apart by case.
  indexed: (address: string) => address.toLowerCase(),
} as const satisfies SealedColumn;

/** Tokens of the links in these letters. */
export const LETTER_TOKEN = {
  table: 'letter_subscriptions',
  column: 'token',
  key: 'id',
} as const satisfies SealedColumn;

/** Addresses of browsers at their push services, and the keys by which messages are encrypted for them. */
export const PUSH_SUBSCRIPTION = {
  table: 'push_subscriptions',
  column: 'subscription',
  key: 'id',
  index: 'endpoint_index',
  indexed: (subscription: string): string => JSON.parse(subscription).endpoint,
} as const satisfies SealedColumn;

/** Names of people who come to a gathering. */
export const ANSWER_NAME = {
  table: 'gathering_answers',
  column: 'name',
  key: 'id',
} as const satisfies SealedColumn;

/** Names of people who read at a gathering. */
export const PROGRAMME_READERS = {
  table: 'programme_readers',
  column: 'names',
  key: 'id',
} as const satisfies SealedColumn;

/** E-mail addresses for messages about volunteers' accounts. */
export const ACCOUNT_EMAIL = {
  table: 'account_emails',
  column: 'address',
  key: 'id',
} as const satisfies SealedColumn;

/** Invitations to be mailed: the address, and the token of the link. */
export const INVITATION_MAIL = {
  table: 'invitation_mails',
  column: 'mail',
  key: 'invitation_id',
} as const satisfies SealedColumn;

/** Addresses to which the Master Admin sends a test mail. */
export const TEST_RECIPIENT = {
  table: 'sending_tests',
  column: 'recipient',
  key: 'id',
} as const satisfies SealedColumn;

/**
 * All sealed columns: their rows are counted, sealed anew, and deleted when they cannot be read any more. A new sealed
 * column has to be added here.
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
