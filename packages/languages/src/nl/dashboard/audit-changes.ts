import type { SentenceParts } from '../../sentence-parts.ts';
import { number, plural } from '../words.ts';

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

const NOUNS = {
  quote: { one: 'citaat', other: 'citaten' },
  'social-link': { one: 'link', other: 'links' },
  'holy-day': { one: 'heilige dag', other: 'heilige dagen' },
  user: { one: 'gebruiker', other: 'gebruikers' },
  settings: { one: 'instelling', other: 'instellingen' },
} satisfies Readonly<Record<Kind, unknown>>;

const TITLES: Readonly<Record<Kind, string>> = {
  quote: 'Citaat',
  'social-link': 'Link',
  'holy-day': 'Heilige dag',
  user: 'Gebruiker',
  settings: 'Instellingen',
};

const some = (kind: Kind, count: number): string =>
  `${number(count)} ${plural(count, NOUNS[kind])}`;

const UNDONE: Readonly<Record<Batch, string>> = {
  upload: 'upload',
  'bulk deletion': 'verwijderen van meerdere citaten',
  schedule: 'inplannen',
};

const FACTORS: Readonly<Record<Factor, string>> = {
  passkey: 'passkey',
  totp: 'authenticator-app',
};

const SENDING_PARTS: Readonly<Record<SendingPart, string>> = {
  mail: 'het e-mailaccount',
  password: 'het wachtwoord daarvan',
  'dkim-key': 'de DKIM-sleutel',
  telegram: 'Telegram',
  mastodon: 'Mastodon',
  webhooks: 'de webhooks',
  time: 'de tijd',
  weekday: 'de weekdag',
};

export const created = <Part>(kind: Kind, name: Part): SentenceParts<Part> => [
  `${TITLES[kind]} toegevoegd: `,
  name,
];
export const changed = <Part>(kind: Kind, name: Part): SentenceParts<Part> => [
  `${TITLES[kind]} gewijzigd: `,
  name,
];
export const savedUnchanged = <Part>(kind: Kind, name: Part): SentenceParts<Part> => [
  `${TITLES[kind]} opgeslagen zonder wijziging: `,
  name,
];
export const deleted = <Part>(kind: Kind, name: Part): SentenceParts<Part> => [
  `${TITLES[kind]} verwijderd: `,
  name,
];

export const deletedSeveral = (kind: Kind, count: number) => `${some(kind, count)} verwijderd`;
export const uploaded = <Part>(kind: Kind, count: number, file: Part): SentenceParts<Part> => [
  `${some(kind, count)} geüpload uit het bestand `,
  file,
];
export const scheduled = (kind: Kind, count: number) => `${some(kind, count)} ingepland`;
export const addedFromCalendar = (kind: Kind, count: number, year: number) =>
  `${some(kind, count)} van ${year} B.E. toegevoegd uit de kalender`;

interface Undone {
  readonly kind: Batch;
  readonly deleted: number;
  readonly restored: number;
  readonly kept: number;
}

export const undone = ({ kind, deleted, restored, kept }: Undone) => {
  const parts = [
    deleted > 0 && `${some('quote', deleted)} verwijderd`,
    restored > 0 && `${some('quote', restored)} hersteld`,
    kept > 0 &&
      plural(kept, {
        one: `${some('quote', kept)} gelaten zoals het is`,
        other: `${some('quote', kept)} gelaten zoals ze zijn`,
      }),
  ].filter(Boolean);
  return `Ongedaan gemaakt (${UNDONE[kind]}): ${parts.length === 0 ? 'er was niets meer ongedaan te maken' : parts.join(', ')}`;
};

export const changedOwnPassword = 'Eigen wachtwoord gewijzigd';
export const gavePassword = <Part>(name: Part): SentenceParts<Part> => [
  'Nieuw wachtwoord gegeven aan ',
  name,
];
export const invited = <Part>(name: Part): SentenceParts<Part> => ['Uitgenodigd: ', name];
export const withdrewInvitation = <Part>(name: Part): SentenceParts<Part> => [
  'Uitnodiging ingetrokken van ',
  name,
];
export const acceptedInvitation = <Part>(name: Part): SentenceParts<Part> => [
  'Uitnodiging aangenomen als ',
  name,
];
export const addedFactor = (factor: Factor) =>
  `Toegevoegd aan het eigen account: ${FACTORS[factor]}`;
export const removedFactor = (factor: Factor) =>
  `Verwijderd van het eigen account: ${FACTORS[factor]}`;
export const renamedPasskey = 'Naam van een passkey van het eigen account gewijzigd';
export const resetFactors = <Part>(name: Part): SentenceParts<Part> => [
  'Tweede factor verwijderd van ',
  name,
];
export const changedEmail = 'E-mailadres van het eigen account gewijzigd';
export const removedEmail = 'E-mailadres van het eigen account verwijderd';
export const madeRecoveryCodes = 'Nieuwe herstelcodes gemaakt';
export const usedRecoveryCode = (left: number) =>
  `Ingelogd met een herstelcode, nog ${number(left)} over`;
export const passedRole = <Part>(from: Part, to: Part): SentenceParts<Part> => [
  'Rol van hoofdbeheerder overgedragen van ',
  from,
  ' aan ',
  to,
];

export const downloadedBackup = 'Een back-up van de hele database gedownload';
export const replacedKeys =
  'De sleutel van cookies en tokens vervangen, waarmee alle sessies eindigden';
export const changedSending = (parts: readonly SendingPart[]) =>
  parts.length === 0
    ? 'Het verzenden opgeslagen zonder wijziging'
    : `Het verzenden gewijzigd: ${parts.map((part) => SENDING_PARTS[part]).join(', ')}`;
export const resumedSending = 'Na een herstel het verzenden weer toegestaan';
export const begunAnew = 'Verwijderd wat zonder de verloren sleutel niet te lezen was';
export const movedPlace = 'De coördinaten van de plaats gewijzigd';
export const changedLetterNote = 'Het bericht in de wekelijkse brief gewijzigd';
export const removedLetters = 'De brieven aan een adres stopgezet';

export const name = 'Naam';
export const date = 'Datum';
export const platform = 'Platform';
export const url = 'URL';
export const displayOrder = 'Volgorde';
export const username = 'Gebruikersnaam';
export const role = 'Rol';
export const inLanguage = (field: string, language: string) => `${field} (${language})`;
export const yes = 'ja';
export const no = 'nee';
