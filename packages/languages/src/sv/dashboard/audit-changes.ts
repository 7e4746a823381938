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
  quote: { one: 'citat', other: 'citat' },
  'social-link': { one: 'länk', other: 'länkar' },
  'holy-day': { one: 'helig dag', other: 'heliga dagar' },
  user: { one: 'användare', other: 'användare' },
  settings: { one: 'inställning', other: 'inställningar' },
} satisfies Readonly<Record<Kind, unknown>>;

const ONE: Readonly<Record<Kind, string>> = {
  quote: 'citatet',
  'social-link': 'länken',
  'holy-day': 'den heliga dagen',
  user: 'användaren',
  settings: 'inställningarna',
};

const some = (kind: Kind, count: number): string =>
  `${number(count)} ${plural(count, NOUNS[kind])}`;

const UNDONE: Readonly<Record<Batch, string>> = {
  upload: 'en uppladdning',
  'bulk deletion': 'en borttagning av flera citat',
  schedule: 'en inplanering',
};

const FACTORS: Readonly<Record<Factor, string>> = {
  passkey: 'en lösennyckel',
  totp: 'en autentiseringsapp',
};

const SENDING_PARTS: Readonly<Record<SendingPart, string>> = {
  mail: 'e-postkontot',
  password: 'dess lösenord',
  'dkim-key': 'DKIM-nyckeln',
  telegram: 'Telegram',
  mastodon: 'Mastodon',
  webhooks: 'webhookarna',
  time: 'klockslaget',
  weekday: 'veckodagen',
};

export const created = <Part>(kind: Kind, name: Part): SentenceParts<Part> => [
  `Lade till ${ONE[kind]} `,
  name,
];
export const changed = <Part>(kind: Kind, name: Part): SentenceParts<Part> => [
  `Ändrade ${ONE[kind]} `,
  name,
];
export const savedUnchanged = <Part>(kind: Kind, name: Part): SentenceParts<Part> => [
  `Sparade ${ONE[kind]} `,
  name,
  ' utan ändring',
];
export const deleted = <Part>(kind: Kind, name: Part): SentenceParts<Part> => [
  `Tog bort ${ONE[kind]} `,
  name,
];

export const deletedSeveral = (kind: Kind, count: number) => `Tog bort ${some(kind, count)}`;
export const uploaded = <Part>(kind: Kind, count: number, file: Part): SentenceParts<Part> => [
  `Laddade upp ${some(kind, count)} från filen `,
  file,
];
export const scheduled = (kind: Kind, count: number) => `Planerade in ${some(kind, count)}`;
export const addedFromCalendar = (kind: Kind, count: number, year: number) =>
  `Lade till ${some(kind, count)} för ${year} B.E. från kalendern`;

interface Undone {
  readonly kind: Batch;
  readonly deleted: number;
  readonly restored: number;
  readonly kept: number;
}

export const undone = ({ kind, deleted, restored, kept }: Undone) => {
  const parts = [
    deleted > 0 &&
      plural(deleted, {
        one: `${some('quote', deleted)} borttaget`,
        other: `${some('quote', deleted)} borttagna`,
      }),
    restored > 0 &&
      plural(restored, {
        one: `${some('quote', restored)} återställt`,
        other: `${some('quote', restored)} återställda`,
      }),
    kept > 0 &&
      plural(kept, {
        one: `${some('quote', kept)} lämnat som det är`,
        other: `${some('quote', kept)} lämnade som de är`,
      }),
  ].filter(Boolean);
  return `Ångrade ${UNDONE[kind]}: ${parts.length === 0 ? 'det fanns inget kvar att ångra' : parts.join(', ')}`;
};

export const changedOwnPassword = 'Ändrade sitt eget lösenord';
export const gavePassword = <Part>(name: Part): SentenceParts<Part> => [
  'Gav ett nytt lösenord till ',
  name,
];
export const invited = <Part>(name: Part): SentenceParts<Part> => ['Bjöd in ', name];
export const withdrewInvitation = <Part>(name: Part): SentenceParts<Part> => [
  'Drog tillbaka inbjudan till ',
  name,
];
export const acceptedInvitation = <Part>(name: Part): SentenceParts<Part> => [
  'Tog emot inbjudan som ',
  name,
];
export const addedFactor = (factor: Factor) => `Lade till ${FACTORS[factor]} på sitt konto`;
export const removedFactor = (factor: Factor) => `Tog bort ${FACTORS[factor]} från sitt konto`;
export const renamedPasskey = 'Bytte namn på en lösennyckel på sitt konto';
export const resetFactors = <Part>(name: Part): SentenceParts<Part> => [
  'Tog bort den andra faktorn för ',
  name,
];
export const changedEmail = 'Ändrade e-postadressen på sitt konto';
export const removedEmail = 'Tog bort e-postadressen från sitt konto';
export const madeRecoveryCodes = 'Skapade nya återställningskoder';
export const usedRecoveryCode = (left: number) =>
  `Loggade in med en återställningskod, ${number(left)} kvar`;
export const passedRole = <Part>(from: Part, to: Part): SentenceParts<Part> => [
  'Överlät rollen som huvudadministratör från ',
  from,
  ' till ',
  to,
];

export const downloadedBackup = 'Laddade ner en säkerhetskopia av hela databasen';
export const replacedKeys =
  'Bytte ut nyckeln för cookies och token, vilket avslutade alla sessioner';
export const changedSending = (parts: readonly SendingPart[]) =>
  parts.length === 0
    ? 'Sparade utskicken utan ändring'
    : `Ändrade utskicken: ${parts.map((part) => SENDING_PARTS[part]).join(', ')}`;
export const resumedSending = 'Lät webbplatsen skicka igen efter en återställning';
export const begunAnew = 'Tog bort det som inte kunde läsas utan den förlorade nyckeln';
export const movedPlace = 'Ändrade platsens koordinater';
export const changedLetterNote = 'Ändrade meddelandet i veckobrevet';
export const removedLetters = 'Avslutade breven till en adress';

export const name = 'Namn';
export const date = 'Datum';
export const platform = 'Plattform';
export const url = 'URL';
export const displayOrder = 'Ordning';
export const username = 'Användarnamn';
export const role = 'Roll';
export const inLanguage = (field: string, language: string) => `${field} (${language})`;
export const yes = 'ja';
export const no = 'nej';
