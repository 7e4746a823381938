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
  quote: { one: 'Zitat', other: 'Zitate' },
  'social-link': { one: 'Link', other: 'Links' },
  'holy-day': { one: 'Heiliger Tag', other: 'Heilige Tage' },
  user: { one: 'Benutzer', other: 'Benutzer' },
  settings: { one: 'Einstellungen', other: 'Einstellungen' },
} satisfies Readonly<Record<Kind, unknown>>;

const some = (kind: Kind, count: number): string =>
  `${number(count)} ${plural(count, NOUNS[kind])}`;

const UNDONE: Readonly<Record<Batch, string>> = {
  upload: 'Upload',
  'bulk deletion': 'Löschen mehrerer Zitate',
  schedule: 'Planung',
};

const SENDING_PARTS: Readonly<Record<SendingPart, string>> = {
  mail: 'das Mailkonto',
  password: 'sein Passwort',
  'dkim-key': 'der DKIM-Schlüssel',
  telegram: 'Telegram',
  mastodon: 'Mastodon',
  webhooks: 'die Webhooks',
  time: 'die Uhrzeit',
  weekday: 'der Wochentag',
};

const FACTORS: Readonly<Record<Factor, string>> = {
  passkey: 'Passkey',
  totp: 'Authenticator-App',
};

export const created = <Part>(kind: Kind, name: Part): SentenceParts<Part> => [
  `${NOUNS[kind].one} hinzugefügt: `,
  name,
];
export const changed = <Part>(kind: Kind, name: Part): SentenceParts<Part> => [
  `${NOUNS[kind].one} geändert: `,
  name,
];
export const savedUnchanged = <Part>(kind: Kind, name: Part): SentenceParts<Part> => [
  `${NOUNS[kind].one} ohne Änderung gespeichert: `,
  name,
];
export const deleted = <Part>(kind: Kind, name: Part): SentenceParts<Part> => [
  `${NOUNS[kind].one} gelöscht: `,
  name,
];

export const deletedSeveral = (kind: Kind, count: number) => `${some(kind, count)} gelöscht`;
export const uploaded = <Part>(kind: Kind, count: number, file: Part): SentenceParts<Part> => [
  `${some(kind, count)} hochgeladen aus der Datei `,
  file,
];
export const scheduled = (kind: Kind, count: number) => `${some(kind, count)} eingeplant`;
export const addedFromCalendar = (kind: Kind, count: number, year: number) =>
  `${some(kind, count)} von ${year} B.E. aus dem Kalender hinzugefügt`;

interface Undone {
  readonly kind: Batch;
  readonly deleted: number;
  readonly restored: number;
  readonly kept: number;
}

export const undone = ({ kind, deleted, restored, kept }: Undone) => {
  const parts = [
    deleted > 0 && `${some('quote', deleted)} gelöscht`,
    restored > 0 && `${some('quote', restored)} wiederhergestellt`,
    kept > 0 && `${some('quote', kept)} unverändert gelassen`,
  ].filter(Boolean);
  return `Rückgängig gemacht (${UNDONE[kind]}): ${parts.length === 0 ? 'nichts mehr übrig' : parts.join(', ')}`;
};

export const changedOwnPassword = 'Das eigene Passwort geändert';
export const gavePassword = <Part>(name: Part): SentenceParts<Part> => [
  'Neues Passwort vergeben: ',
  name,
];
export const invited = <Part>(name: Part): SentenceParts<Part> => ['Eingeladen: ', name];
export const withdrewInvitation = <Part>(name: Part): SentenceParts<Part> => [
  'Einladung zurückgezogen: ',
  name,
];
export const acceptedInvitation = <Part>(name: Part): SentenceParts<Part> => [
  'Einladung angenommen als ',
  name,
];
export const addedFactor = (factor: Factor) => `Zum eigenen Konto hinzugefügt: ${FACTORS[factor]}`;
export const removedFactor = (factor: Factor) => `Vom eigenen Konto entfernt: ${FACTORS[factor]}`;
export const renamedPasskey = 'Einen Passkey des eigenen Kontos umbenannt';
export const resetFactors = <Part>(name: Part): SentenceParts<Part> => [
  'Zweiten Faktor entfernt: ',
  name,
];
export const changedEmail = 'Die E-Mail-Adresse des eigenen Kontos geändert';
export const removedEmail = 'Die E-Mail-Adresse des eigenen Kontos entfernt';
export const madeRecoveryCodes = 'Neue Wiederherstellungscodes erstellt';
export const usedRecoveryCode = (left: number) =>
  `Mit einem Wiederherstellungscode angemeldet, noch ${number(left)} übrig`;
export const passedRole = <Part>(from: Part, to: Part): SentenceParts<Part> => [
  'Rolle des Hauptadmins übertragen von ',
  from,
  ' auf ',
  to,
];

export const downloadedBackup = 'Eine Sicherung der ganzen Datenbank heruntergeladen';
export const replacedKeys =
  'Den Schlüssel für Cookies und Token ersetzt, womit alle Sitzungen endeten';
export const changedSending = (parts: readonly SendingPart[]) =>
  parts.length === 0
    ? 'Versand ohne Änderung gespeichert'
    : `Versand geändert: ${parts.map((part) => SENDING_PARTS[part]).join(', ')}`;
export const resumedSending = 'Versand nach einer Wiederherstellung wieder erlaubt';
export const begunAnew = 'Gelöscht, was ohne den verlorenen Schlüssel nicht zu lesen war';
export const movedPlace = 'Die Koordinaten des Ortes geändert';
export const changedLetterNote = 'Die Mitteilung im wöchentlichen Brief geändert';
export const removedLetters = 'Die Briefe an eine Adresse abbestellt';

export const name = 'Name';
export const date = 'Datum';
export const platform = 'Plattform';
export const url = 'URL';
export const displayOrder = 'Reihenfolge';
export const username = 'Benutzername';
export const role = 'Rolle';
export const inLanguage = (field: string, language: string) => `${field} (${language})`;
export const yes = 'ja';
export const no = 'nein';
