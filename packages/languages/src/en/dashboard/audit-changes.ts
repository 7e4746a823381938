import type { SentenceParts } from '../../sentence-parts.ts';
import { formatNumber } from '../format-number.ts';
import { counted, plural } from '../plural.ts';

/** What the entries of the audit trail say: the dashboard's list, and in English the command line. */
type Kind = 'quote' | 'social-link' | 'holy-day' | 'user' | 'settings';
type Batch = 'upload' | 'bulk deletion' | 'schedule';
type Factor = 'passkey' | 'totp';
type SendingPart =
  | 'mail'
  | 'password'
  | 'dkim-key'
  | 'telegram'
  | 'mastodon'
  | 'webhooks'
  | 'time'
  | 'weekday';

const NOUNS: Readonly<Record<Kind, string>> = {
  quote: 'quote',
  'social-link': 'social link',
  'holy-day': 'holy day',
  user: 'user',
  settings: 'settings',
};

const UNDONE: Readonly<Record<Batch, string>> = {
  upload: 'an upload',
  'bulk deletion': 'a bulk deletion',
  schedule: 'a schedule',
};

const FACTORS: Readonly<Record<Factor, string>> = {
  passkey: 'a passkey',
  totp: 'an authenticator app',
};

const SENDING_PARTS: Readonly<Record<SendingPart, string>> = {
  mail: 'the mail account',
  password: 'its password',
  'dkim-key': 'the DKIM key',
  telegram: 'Telegram',
  mastodon: 'Mastodon',
  webhooks: 'the webhooks',
  time: 'the time',
  weekday: 'the weekday',
};

/** Of one thing, by the name that it has or had. */
export const created = <Part>(kind: Kind, name: Part): SentenceParts<Part> => [
  `Added the ${NOUNS[kind]} `,
  name,
];
export const changed = <Part>(kind: Kind, name: Part): SentenceParts<Part> => [
  `Changed the ${NOUNS[kind]} `,
  name,
];
export const savedUnchanged = <Part>(kind: Kind, name: Part): SentenceParts<Part> => [
  `Saved the ${NOUNS[kind]} `,
  name,
  ' without a change',
];
export const deleted = <Part>(kind: Kind, name: Part): SentenceParts<Part> => [
  `Deleted the ${NOUNS[kind]} `,
  name,
];

/** Of several things. */
export const deletedSeveral = (kind: Kind, count: number) =>
  `Deleted ${counted(count, NOUNS[kind])}`;
export const uploaded = <Part>(kind: Kind, count: number, file: Part): SentenceParts<Part> => [
  `Uploaded ${counted(count, NOUNS[kind])} from the file `,
  file,
];
export const scheduled = (kind: Kind, count: number) => `Scheduled ${counted(count, NOUNS[kind])}`;
export const addedFromCalendar = (kind: Kind, count: number, year: number) =>
  `Added ${counted(count, NOUNS[kind])} of ${year} B.E. from the calendar`;

/** Quotes of a batch that was undone; `kept` are left as they are. */
interface Undone {
  readonly kind: Batch;
  readonly deleted: number;
  readonly restored: number;
  readonly kept: number;
}

export const undone = ({ kind, deleted, restored, kept }: Undone) => {
  const parts = [
    deleted > 0 && `${counted(deleted, 'quote')} deleted`,
    restored > 0 && `${counted(restored, 'quote')} restored`,
    kept > 0 && `${counted(kept, 'quote')} left as ${plural(kept, 'it is', 'they are')}`,
  ].filter(Boolean);
  return `Undid ${UNDONE[kind]}: ${parts.length === 0 ? 'nothing was left to undo' : parts.join(', ')}`;
};

/** Changes of accounts: one's own, and those of others. */
export const changedOwnPassword = 'Changed their own password';
export const gavePassword = <Part>(name: Part): SentenceParts<Part> => [
  'Gave a new password to ',
  name,
];
export const invited = <Part>(name: Part): SentenceParts<Part> => ['Invited ', name];
export const withdrewInvitation = <Part>(name: Part): SentenceParts<Part> => [
  'Withdrew the invitation of ',
  name,
];
export const acceptedInvitation = <Part>(name: Part): SentenceParts<Part> => [
  'Accepted the invitation as ',
  name,
];
export const addedFactor = (factor: Factor) => `Added ${FACTORS[factor]} to their account`;
export const removedFactor = (factor: Factor) => `Removed ${FACTORS[factor]} from their account`;
export const renamedPasskey = 'Renamed a passkey of their account';
export const resetFactors = <Part>(name: Part): SentenceParts<Part> => [
  'Removed the second factor of ',
  name,
];
export const changedEmail = 'Changed the e-mail address of their account';
export const removedEmail = 'Removed the e-mail address of their account';
export const madeRecoveryCodes = 'Made new recovery codes';
export const usedRecoveryCode = (left: number) =>
  `Logged in with a recovery code, ${formatNumber(left)} left`;
export const passedRole = <Part>(from: Part, to: Part): SentenceParts<Part> => [
  'Passed the Master Admin role from ',
  from,
  ' to ',
  to,
];

/** Of the site as a whole. */
export const downloadedBackup = 'Downloaded a backup of the whole database';
export const replacedKeys = 'Replaced the key of cookies and tokens, which ended all sessions';
export const changedSending = (parts: readonly SendingPart[]) =>
  parts.length === 0
    ? 'Saved how the site sends without a change'
    : `Changed how the site sends: ${parts.map((part) => SENDING_PARTS[part]).join(', ')}`;
export const resumedSending = 'Let the site send again after a restore';
export const begunAnew = 'Deleted what could not be read without the lost sealing key';
export const movedPlace = 'Changed the coordinates of the place';
export const changedLetterNote = 'Changed the note in the weekly letter';
export const removedLetters = 'Ended the letters to an address';

/** The names of the fields that have changed in an entry. */
export const name = 'Name';
export const date = 'Date';
export const platform = 'Platform';
export const url = 'URL';
export const displayOrder = 'Display order';
export const username = 'Username';
export const role = 'Role';
/** A field of a translation. */
export const inLanguage = (field: string, language: string) => `${field} (${language})`;
/** The values of a field that is on or off. */
export const yes = 'yes';
export const no = 'no';
