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

/** One with its article, for a sentence that names it; and the words for a count. */
const NOUNS = {
  quote: { the: 'la cita', one: 'cita', other: 'citas' },
  'social-link': { the: 'el enlace', one: 'enlace', other: 'enlaces' },
  'holy-day': { the: 'el Día Sagrado', one: 'Día Sagrado', other: 'Días Sagrados' },
  user: { the: 'el usuario', one: 'usuario', other: 'usuarios' },
  settings: { the: 'los ajustes', one: 'ajuste', other: 'ajustes' },
} satisfies Readonly<Record<Kind, unknown>>;

const some = (kind: Kind, count: number): string =>
  `${number(count)} ${plural(count, NOUNS[kind])}`;

const UNDONE: Readonly<Record<Batch, string>> = {
  upload: 'una subida',
  'bulk deletion': 'una eliminación de varias citas',
  schedule: 'una programación',
};

const FACTORS: Readonly<Record<Factor, string>> = {
  passkey: 'una llave de acceso',
  totp: 'una aplicación de autenticación',
};

const SENDING_PARTS: Readonly<Record<SendingPart, string>> = {
  mail: 'la cuenta de correo',
  password: 'su contraseña',
  'dkim-key': 'la clave DKIM',
  telegram: 'Telegram',
  mastodon: 'Mastodon',
  webhooks: 'los webhooks',
  time: 'la hora',
  weekday: 'el día de la semana',
};

export const created = <Part>(kind: Kind, name: Part): SentenceParts<Part> => [
  `Añadió ${NOUNS[kind].the}: `,
  name,
];
export const changed = <Part>(kind: Kind, name: Part): SentenceParts<Part> => [
  `Cambió ${NOUNS[kind].the}: `,
  name,
];
export const savedUnchanged = <Part>(kind: Kind, name: Part): SentenceParts<Part> => [
  `Guardó sin cambios ${NOUNS[kind].the}: `,
  name,
];
export const deleted = <Part>(kind: Kind, name: Part): SentenceParts<Part> => [
  `Eliminó ${NOUNS[kind].the}: `,
  name,
];

export const deletedSeveral = (kind: Kind, count: number) => `Eliminó ${some(kind, count)}`;
export const uploaded = <Part>(kind: Kind, count: number, file: Part): SentenceParts<Part> => [
  `Subió ${some(kind, count)} del archivo `,
  file,
];
export const scheduled = (kind: Kind, count: number) => `Programó ${some(kind, count)}`;
export const addedFromCalendar = (kind: Kind, count: number, year: number) =>
  `Añadió del calendario ${some(kind, count)} de ${year} E.B.`;

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
        one: `${number(deleted)} cita eliminada`,
        other: `${number(deleted)} citas eliminadas`,
      }),
    restored > 0 &&
      plural(restored, {
        one: `${number(restored)} cita restaurada`,
        other: `${number(restored)} citas restauradas`,
      }),
    kept > 0 &&
      plural(kept, {
        one: `${number(kept)} cita queda como está`,
        other: `${number(kept)} citas quedan como están`,
      }),
  ].filter(Boolean);
  return `Deshizo ${UNDONE[kind]}: ${parts.length === 0 ? 'ya no quedaba nada que deshacer' : parts.join(', ')}`;
};

export const changedOwnPassword = 'Cambió su propia contraseña';
export const gavePassword = <Part>(name: Part): SentenceParts<Part> => [
  'Dio una contraseña nueva a ',
  name,
];
export const invited = <Part>(name: Part): SentenceParts<Part> => ['Invitó a ', name];
export const withdrewInvitation = <Part>(name: Part): SentenceParts<Part> => [
  'Retiró la invitación de ',
  name,
];
export const acceptedInvitation = <Part>(name: Part): SentenceParts<Part> => [
  'Aceptó la invitación como ',
  name,
];
export const addedFactor = (factor: Factor) => `Añadió ${FACTORS[factor]} a su cuenta`;
export const removedFactor = (factor: Factor) => `Quitó ${FACTORS[factor]} de su cuenta`;
export const renamedPasskey = 'Cambió el nombre de una llave de acceso de su cuenta';
export const resetFactors = <Part>(name: Part): SentenceParts<Part> => [
  'Quitó el segundo factor de ',
  name,
];
export const changedEmail = 'Cambió la dirección de correo de su cuenta';
export const removedEmail = 'Quitó la dirección de correo de su cuenta';
export const madeRecoveryCodes = 'Creó nuevos códigos de recuperación';
export const usedRecoveryCode = (left: number) =>
  plural(left, {
    one: `Inició sesión con un código de recuperación; queda ${number(left)}`,
    other: `Inició sesión con un código de recuperación; quedan ${number(left)}`,
  });
export const passedRole = <Part>(from: Part, to: Part): SentenceParts<Part> => [
  'Transfirió la función de Administrador principal de ',
  from,
  ' a ',
  to,
];

export const downloadedBackup = 'Descargó una copia de seguridad de toda la base de datos';
export const replacedKeys =
  'Sustituyó la clave de las cookies y los tokens, con lo que terminaron todas las sesiones';
export const changedSending = (parts: readonly SendingPart[]) =>
  parts.length === 0
    ? 'Guardó sin cambios la forma en que el sitio envía'
    : `Cambió la forma en que el sitio envía: ${parts.map((part) => SENDING_PARTS[part]).join(', ')}`;
export const resumedSending = 'Permitió que el sitio volviera a enviar después de una restauración';
export const begunAnew = 'Eliminó lo que no se podía leer sin la clave perdida';
export const movedPlace = 'Cambió las coordenadas del lugar';
export const changedLetterNote = 'Cambió la nota de la carta semanal';
export const removedLetters = 'Canceló las cartas a una dirección';

export const name = 'Nombre';
export const date = 'Fecha';
export const platform = 'Plataforma';
export const url = 'URL';
export const displayOrder = 'Orden';
export const username = 'Nombre de usuario';
export const role = 'Función';
export const inLanguage = (field: string, language: string) => `${field} (${language})`;
export const yes = 'sí';
export const no = 'no';
