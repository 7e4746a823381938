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
  quote: { the: 'a citação', one: 'citação', other: 'citações' },
  'social-link': { the: 'o link', one: 'link', other: 'links' },
  'holy-day': { the: 'o Dia Sagrado', one: 'Dia Sagrado', other: 'Dias Sagrados' },
  user: { the: 'o usuário', one: 'usuário', other: 'usuários' },
  settings: { the: 'as configurações', one: 'configuração', other: 'configurações' },
} satisfies Readonly<Record<Kind, unknown>>;

const some = (kind: Kind, count: number): string =>
  `${number(count)} ${plural(count, NOUNS[kind])}`;

const UNDONE: Readonly<Record<Batch, string>> = {
  upload: 'um envio',
  'bulk deletion': 'uma exclusão de várias citações',
  schedule: 'uma programação',
};

const FACTORS: Readonly<Record<Factor, string>> = {
  passkey: 'uma chave de acesso',
  totp: 'um aplicativo autenticador',
};

const SENDING_PARTS: Readonly<Record<SendingPart, string>> = {
  mail: 'a conta de e-mail',
  password: 'a senha dela',
  'dkim-key': 'a chave DKIM',
  telegram: 'Telegram',
  mastodon: 'Mastodon',
  webhooks: 'os webhooks',
  time: 'a hora',
  weekday: 'o dia da semana',
};

export const created = <Part>(kind: Kind, name: Part): SentenceParts<Part> => [
  `Adicionou ${NOUNS[kind].the}: `,
  name,
];
export const changed = <Part>(kind: Kind, name: Part): SentenceParts<Part> => [
  `Alterou ${NOUNS[kind].the}: `,
  name,
];
export const savedUnchanged = <Part>(kind: Kind, name: Part): SentenceParts<Part> => [
  `Salvou sem alterações ${NOUNS[kind].the}: `,
  name,
];
export const deleted = <Part>(kind: Kind, name: Part): SentenceParts<Part> => [
  `Excluiu ${NOUNS[kind].the}: `,
  name,
];

export const deletedSeveral = (kind: Kind, count: number) => `Excluiu ${some(kind, count)}`;
export const uploaded = <Part>(kind: Kind, count: number, file: Part): SentenceParts<Part> => [
  `Enviou ${some(kind, count)} do arquivo `,
  file,
];
export const scheduled = (kind: Kind, count: number) => `Programou ${some(kind, count)}`;
export const addedFromCalendar = (kind: Kind, count: number, year: number) =>
  `Adicionou do calendário ${some(kind, count)} de ${year} E.B.`;

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
        one: `${number(deleted)} citação excluída`,
        other: `${number(deleted)} citações excluídas`,
      }),
    restored > 0 &&
      plural(restored, {
        one: `${number(restored)} citação restaurada`,
        other: `${number(restored)} citações restauradas`,
      }),
    kept > 0 &&
      plural(kept, {
        one: `${number(kept)} citação fica como está`,
        other: `${number(kept)} citações ficam como estão`,
      }),
  ].filter(Boolean);
  return `Desfez ${UNDONE[kind]}: ${parts.length === 0 ? 'não restava nada para desfazer' : parts.join(', ')}`;
};

export const changedOwnPassword = 'Alterou a própria senha';
export const gavePassword = <Part>(name: Part): SentenceParts<Part> => [
  'Deu uma senha nova a ',
  name,
];
export const invited = <Part>(name: Part): SentenceParts<Part> => ['Convidou ', name];
export const withdrewInvitation = <Part>(name: Part): SentenceParts<Part> => [
  'Retirou o convite de ',
  name,
];
export const acceptedInvitation = <Part>(name: Part): SentenceParts<Part> => [
  'Aceitou o convite como ',
  name,
];
export const addedFactor = (factor: Factor) => `Adicionou ${FACTORS[factor]} à própria conta`;
export const removedFactor = (factor: Factor) => `Removeu ${FACTORS[factor]} da própria conta`;
export const renamedPasskey = 'Renomeou uma chave de acesso da própria conta';
export const resetFactors = <Part>(name: Part): SentenceParts<Part> => [
  'Removeu o segundo fator de ',
  name,
];
export const changedEmail = 'Alterou o endereço de e-mail da própria conta';
export const removedEmail = 'Removeu o endereço de e-mail da própria conta';
export const madeRecoveryCodes = 'Criou novos códigos de recuperação';
export const usedRecoveryCode = (left: number) =>
  plural(left, {
    one: `Entrou com um código de recuperação; resta ${number(left)}`,
    other: `Entrou com um código de recuperação; restam ${number(left)}`,
  });
export const passedRole = <Part>(from: Part, to: Part): SentenceParts<Part> => [
  'Transferiu a função de Administrador principal de ',
  from,
  ' para ',
  to,
];

export const downloadedBackup = 'Baixou uma cópia de segurança de todo o banco de dados';
export const replacedKeys =
  'Substituiu a chave dos cookies e tokens, o que encerrou todas as sessões';
export const changedSending = (parts: readonly SendingPart[]) =>
  parts.length === 0
    ? 'Salvou sem alterações a forma como o site envia'
    : `Alterou a forma como o site envia: ${parts.map((part) => SENDING_PARTS[part]).join(', ')}`;
export const resumedSending = 'Deixou o site voltar a enviar depois de uma restauração';
export const begunAnew = 'Excluiu o que não podia ser lido sem a chave perdida';
export const movedPlace = 'Alterou as coordenadas do lugar';
export const changedLetterNote = 'Alterou a nota da carta semanal';
export const removedLetters = 'Encerrou as cartas para um endereço';

export const name = 'Nome';
export const date = 'Data';
export const platform = 'Plataforma';
export const url = 'URL';
export const displayOrder = 'Ordem';
export const username = 'Nome de usuário';
export const role = 'Função';
export const inLanguage = (field: string, language: string) => `${field} (${language})`;
export const yes = 'sim';
export const no = 'não';
