import type { SentenceParts } from '../../sentence-parts.ts';
import { latvian } from '../latvian.ts';

const { number, plural } = latvian;

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

/** One for a sentence that names it, and the words for a count: all in the accusative. */
const NOUNS = {
  quote: { the: 'citātu', one: 'citātu', other: 'citātus' },
  'social-link': { the: 'saiti', one: 'saiti', other: 'saites' },
  'holy-day': { the: 'svēto dienu', one: 'svēto dienu', other: 'svētās dienas' },
  user: { the: 'lietotāju', one: 'lietotāju', other: 'lietotājus' },
  settings: { the: 'iestatījumus', one: 'iestatījumu', other: 'iestatījumus' },
} satisfies Readonly<Record<Kind, unknown>>;

const some = (kind: Kind, count: number): string =>
  `${number(count)} ${plural(count, NOUNS[kind])}`;

const UNDONE: Readonly<Record<Batch, string>> = {
  upload: 'augšupielādi',
  'bulk deletion': 'vairāku citātu dzēšanu',
  schedule: 'plānošanu',
};

const FACTORS: Readonly<Record<Factor, string>> = {
  passkey: 'piekļuves atslēgu',
  totp: 'autentifikācijas lietotni',
};

const SENDING_PARTS: Readonly<Record<SendingPart, string>> = {
  mail: 'e-pasta konts',
  password: 'tā parole',
  'dkim-key': 'DKIM atslēga',
  telegram: 'Telegram',
  mastodon: 'Mastodon',
  webhooks: 'tīmekļa aizķeres',
  time: 'laiks',
  weekday: 'nedēļas diena',
};

export const created = <Part>(kind: Kind, name: Part): SentenceParts<Part> => [
  `Pievienoja ${NOUNS[kind].the}: `,
  name,
];
export const changed = <Part>(kind: Kind, name: Part): SentenceParts<Part> => [
  `Mainīja ${NOUNS[kind].the}: `,
  name,
];
export const savedUnchanged = <Part>(kind: Kind, name: Part): SentenceParts<Part> => [
  `Bez izmaiņām saglabāja ${NOUNS[kind].the}: `,
  name,
];
export const deleted = <Part>(kind: Kind, name: Part): SentenceParts<Part> => [
  `Dzēsa ${NOUNS[kind].the}: `,
  name,
];

export const deletedSeveral = (kind: Kind, count: number) => `Dzēsa ${some(kind, count)}`;
export const uploaded = <Part>(kind: Kind, count: number, file: Part): SentenceParts<Part> => [
  `Augšupielādēja ${some(kind, count)} no faila `,
  file,
];
export const scheduled = (kind: Kind, count: number) => `Ieplānoja ${some(kind, count)}`;
export const addedFromCalendar = (kind: Kind, count: number, year: number) =>
  `Pievienoja no kalendāra ${some(kind, count)} B.Ē. ${year}. gadam`;

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
        one: `${number(deleted)} citāts dzēsts`,
        other: `${number(deleted)} citāti dzēsti`,
      }),
    restored > 0 &&
      plural(restored, {
        one: `${number(restored)} citāts atjaunots`,
        other: `${number(restored)} citāti atjaunoti`,
      }),
    kept > 0 &&
      plural(kept, {
        one: `${number(kept)} citāts atstāts, kāds ir`,
        other: `${number(kept)} citāti atstāti, kādi ir`,
      }),
  ].filter(Boolean);
  return `Atsauca ${UNDONE[kind]}: ${parts.length === 0 ? 'vairs nebija, ko atsaukt' : parts.join(', ')}`;
};

export const changedOwnPassword = 'Mainīja savu paroli';
export const gavePassword = <Part>(name: Part): SentenceParts<Part> => [
  'Deva jaunu paroli lietotājam ',
  name,
];
export const invited = <Part>(name: Part): SentenceParts<Part> => ['Uzaicināja: ', name];
export const withdrewInvitation = <Part>(name: Part): SentenceParts<Part> => [
  'Atsauca uzaicinājumu: ',
  name,
];
export const acceptedInvitation = <Part>(name: Part): SentenceParts<Part> => [
  'Pieņēma uzaicinājumu kā ',
  name,
];
export const addedFactor = (factor: Factor) => `Pievienoja savam kontam ${FACTORS[factor]}`;
export const removedFactor = (factor: Factor) => `Noņēma no sava konta ${FACTORS[factor]}`;
export const renamedPasskey = 'Pārdēvēja sava konta piekļuves atslēgu';
export const resetFactors = <Part>(name: Part): SentenceParts<Part> => [
  'Noņēma otro faktoru lietotājam ',
  name,
];
export const changedEmail = 'Mainīja sava konta e-pasta adresi';
export const removedEmail = 'Noņēma sava konta e-pasta adresi';
export const madeRecoveryCodes = 'Izveidoja jaunus atkopšanas kodus';
export const usedRecoveryCode = (left: number) =>
  plural(left, {
    one: `Pierakstījās ar atkopšanas kodu; atlicis ${number(left)}`,
    other: `Pierakstījās ar atkopšanas kodu; atlikuši ${number(left)}`,
  });
export const passedRole = <Part>(from: Part, to: Part): SentenceParts<Part> => [
  'Nodeva galvenā administratora lomu; līdz šim: ',
  from,
  '; tagad: ',
  to,
];

export const downloadedBackup = 'Lejupielādēja visas datubāzes rezerves kopiju';
export const replacedKeys = 'Aizstāja sīkdatņu un pilnvaru atslēgu, ar ko beidzās visas sesijas';
export const changedSending = (parts: readonly SendingPart[]) =>
  parts.length === 0
    ? 'Bez izmaiņām saglabāja to, kā vietne sūta'
    : `Mainīja to, kā vietne sūta: ${parts.map((part) => SENDING_PARTS[part]).join(', ')}`;
export const resumedSending = 'Pēc atjaunošanas ļāva vietnei atkal sūtīt';
export const begunAnew = 'Dzēsa to, ko bez pazaudētās atslēgas nevarēja izlasīt';
export const movedPlace = 'Mainīja vietas koordinātas';
export const changedLetterNote = 'Mainīja ziņu nedēļas vēstulē';
export const removedLetters = 'Izbeidza vēstules uz kādu adresi';

export const name = 'Nosaukums';
export const date = 'Datums';
export const platform = 'Platforma';
export const url = 'URL';
export const displayOrder = 'Secība';
export const username = 'Lietotājvārds';
export const role = 'Loma';
export const inLanguage = (field: string, language: string) => `${field} (${language})`;
export const yes = 'jā';
export const no = 'nē';
