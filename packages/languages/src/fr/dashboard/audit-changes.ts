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
  quote: { one: 'citation', other: 'citations' },
  'social-link': { one: 'lien', other: 'liens' },
  'holy-day': { one: 'jour saint', other: 'jours saints' },
  user: { one: 'utilisateur', other: 'utilisateurs' },
  settings: { one: 'réglage', other: 'réglages' },
} satisfies Readonly<Record<Kind, unknown>>;

const OF_ONE: Readonly<Record<Kind, string>> = {
  quote: 'd’une citation',
  'social-link': 'd’un lien',
  'holy-day': 'd’un jour saint',
  user: 'd’un utilisateur',
  settings: 'des réglages',
};

const some = (kind: Kind, count: number): string =>
  `${number(count)} ${plural(count, NOUNS[kind])}`;

const UNDONE: Readonly<Record<Batch, string>> = {
  upload: 'Import défait',
  'bulk deletion': 'Suppression de plusieurs citations défaite',
  schedule: 'Planification défaite',
};

const FACTORS: Readonly<Record<Factor, string>> = {
  passkey: 'd’une clé d’accès',
  totp: 'd’une application d’authentification',
};

const SENDING_PARTS: Readonly<Record<SendingPart, string>> = {
  mail: 'le compte de courriel',
  password: 'son mot de passe',
  'dkim-key': 'la clé DKIM',
  telegram: 'Telegram',
  mastodon: 'Mastodon',
  webhooks: 'les webhooks',
  time: 'l’heure',
  weekday: 'le jour de la semaine',
};

export const created = <Part>(kind: Kind, name: Part): SentenceParts<Part> => [
  `Ajout ${OF_ONE[kind]}\u00a0: `,
  name,
];
export const changed = <Part>(kind: Kind, name: Part): SentenceParts<Part> => [
  `Modification ${OF_ONE[kind]}\u00a0: `,
  name,
];
export const savedUnchanged = <Part>(kind: Kind, name: Part): SentenceParts<Part> => [
  `Enregistrement sans modification ${OF_ONE[kind]}\u00a0: `,
  name,
];
export const deleted = <Part>(kind: Kind, name: Part): SentenceParts<Part> => [
  `Suppression ${OF_ONE[kind]}\u00a0: `,
  name,
];

export const deletedSeveral = (kind: Kind, count: number) => `Suppression de ${some(kind, count)}`;
export const uploaded = <Part>(kind: Kind, count: number, file: Part): SentenceParts<Part> => [
  `Import de ${some(kind, count)} depuis le fichier `,
  file,
];
export const scheduled = (kind: Kind, count: number) => `Planification de ${some(kind, count)}`;
export const addedFromCalendar = (kind: Kind, count: number, year: number) =>
  `Ajout de ${some(kind, count)} de ${year} E.B. depuis le calendrier`;

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
        one: `${number(deleted)} citation supprimée`,
        other: `${number(deleted)} citations supprimées`,
      }),
    restored > 0 &&
      plural(restored, {
        one: `${number(restored)} citation rétablie`,
        other: `${number(restored)} citations rétablies`,
      }),
    kept > 0 &&
      plural(kept, {
        one: `${number(kept)} citation laissée telle quelle`,
        other: `${number(kept)} citations laissées telles quelles`,
      }),
  ].filter(Boolean);
  return `${UNDONE[kind]}\u00a0: ${parts.length === 0 ? 'il n’y avait plus rien à défaire' : parts.join(', ')}`;
};

export const changedOwnPassword = 'Changement de son propre mot de passe';
export const gavePassword = <Part>(name: Part): SentenceParts<Part> => [
  'Nouveau mot de passe donné à ',
  name,
];
export const invited = <Part>(name: Part): SentenceParts<Part> => ['Invitation\u00a0: ', name];
export const withdrewInvitation = <Part>(name: Part): SentenceParts<Part> => [
  'Invitation retirée\u00a0: ',
  name,
];
export const acceptedInvitation = <Part>(name: Part): SentenceParts<Part> => [
  'Invitation acceptée sous le nom ',
  name,
];
export const addedFactor = (factor: Factor) => `Ajout ${FACTORS[factor]} à son compte`;
export const removedFactor = (factor: Factor) => `Retrait ${FACTORS[factor]} de son compte`;
export const renamedPasskey = 'Clé d’accès de son compte renommée';
export const resetFactors = <Part>(name: Part): SentenceParts<Part> => [
  'Second facteur retiré\u00a0: ',
  name,
];
export const changedEmail = 'Adresse électronique de son compte changée';
export const removedEmail = 'Adresse électronique de son compte retirée';
export const madeRecoveryCodes = 'Nouveaux codes de secours créés';
export const usedRecoveryCode = (left: number) =>
  plural(left, {
    one: `Connexion avec un code de secours, ${number(left)} restant`,
    other: `Connexion avec un code de secours, ${number(left)} restants`,
  });
export const passedRole = <Part>(from: Part, to: Part): SentenceParts<Part> => [
  'Rôle d’administrateur principal transféré de ',
  from,
  ' à ',
  to,
];

export const downloadedBackup = 'Sauvegarde de toute la base de données téléchargée';
export const replacedKeys =
  'Clé des cookies et des jetons remplacée, ce qui a terminé toutes les sessions';
export const changedSending = (parts: readonly SendingPart[]) =>
  parts.length === 0
    ? 'Envoi enregistré sans modification'
    : `Envoi modifié\u00a0: ${parts.map((part) => SENDING_PARTS[part]).join(', ')}`;
export const resumedSending = 'Envoi autorisé à nouveau après une restauration';
export const begunAnew = 'Suppression de ce qui ne pouvait pas être lu sans la clé perdue';
export const movedPlace = 'Coordonnées du lieu modifiées';
export const changedLetterNote = 'Message de la lettre hebdomadaire modifié';
export const removedLetters = 'Lettres à une adresse arrêtées';

export const name = 'Nom';
export const date = 'Date';
export const platform = 'Plateforme';
export const url = 'URL';
export const displayOrder = 'Ordre';
export const username = 'Nom d’utilisateur';
export const role = 'Rôle';
export const inLanguage = (field: string, language: string) => `${field} (${language})`;
export const yes = 'oui';
export const no = 'non';
