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
  quote: { one: 'цитата', few: 'цитаты', many: 'цитат', other: 'цитаты' },
  'social-link': { one: 'ссылка', few: 'ссылки', many: 'ссылок', other: 'ссылки' },
  'holy-day': { one: 'святой день', few: 'святых дня', many: 'святых дней', other: 'святого дня' },
  user: {
    one: 'пользователь',
    few: 'пользователя',
    many: 'пользователей',
    other: 'пользователя',
  },
  settings: { one: 'настройки', few: 'настройки', many: 'настройки', other: 'настройки' },
} satisfies Readonly<Record<Kind, unknown>>;

const some = (kind: Kind, count: number): string =>
  `${number(count)} ${plural(count, NOUNS[kind])}`;

const UNDONE: Readonly<Record<Batch, string>> = {
  upload: 'загрузка',
  'bulk deletion': 'массовое удаление',
  schedule: 'назначение дат',
};

const SENDING_PARTS: Readonly<Record<SendingPart, string>> = {
  mail: 'почтовый ящик',
  password: 'пароль почтового ящика',
  'dkim-key': 'ключ DKIM',
  telegram: 'Telegram',
  mastodon: 'Mastodon',
  webhooks: 'вебхуки',
  time: 'время',
  weekday: 'день недели',
};

const FACTORS: Readonly<Record<Factor, string>> = {
  passkey: 'ключ доступа',
  totp: 'приложение-аутентификатор',
};

/** A participle agrees with its noun. */
const DONE: Readonly<
  Record<Kind, Readonly<Record<'created' | 'changed' | 'savedUnchanged' | 'deleted', string>>>
> = {
  quote: {
    created: 'Цитата добавлена: ',
    changed: 'Цитата изменена: ',
    savedUnchanged: 'Цитата сохранена без изменений: ',
    deleted: 'Цитата удалена: ',
  },
  'social-link': {
    created: 'Ссылка добавлена: ',
    changed: 'Ссылка изменена: ',
    savedUnchanged: 'Ссылка сохранена без изменений: ',
    deleted: 'Ссылка удалена: ',
  },
  'holy-day': {
    created: 'Святой день добавлен: ',
    changed: 'Святой день изменён: ',
    savedUnchanged: 'Святой день сохранён без изменений: ',
    deleted: 'Святой день удалён: ',
  },
  user: {
    created: 'Пользователь добавлен: ',
    changed: 'Пользователь изменён: ',
    savedUnchanged: 'Пользователь сохранён без изменений: ',
    deleted: 'Пользователь удалён: ',
  },
  settings: {
    created: 'Настройки добавлены: ',
    changed: 'Настройки изменены: ',
    savedUnchanged: 'Настройки сохранены без изменений: ',
    deleted: 'Настройки удалены: ',
  },
};

export const created = <Part>(kind: Kind, name: Part): SentenceParts<Part> => [
  DONE[kind].created,
  name,
];
export const changed = <Part>(kind: Kind, name: Part): SentenceParts<Part> => [
  DONE[kind].changed,
  name,
];
export const savedUnchanged = <Part>(kind: Kind, name: Part): SentenceParts<Part> => [
  DONE[kind].savedUnchanged,
  name,
];
export const deleted = <Part>(kind: Kind, name: Part): SentenceParts<Part> => [
  DONE[kind].deleted,
  name,
];

export const deletedSeveral = (kind: Kind, count: number) => `Удалено: ${some(kind, count)}`;
export const uploaded = <Part>(kind: Kind, count: number, file: Part): SentenceParts<Part> => [
  `Загружено: ${some(kind, count)} из файла `,
  file,
];
export const scheduled = (kind: Kind, count: number) => `Даты назначены: ${some(kind, count)}`;
export const addedFromCalendar = (kind: Kind, count: number, year: number) =>
  `Добавлено из календаря за ${year}\u00a0г. Э.Б.: ${some(kind, count)}`;

interface Undone {
  readonly kind: Batch;
  readonly deleted: number;
  readonly restored: number;
  readonly kept: number;
}

export const undone = ({ kind, deleted, restored, kept }: Undone) => {
  const parts = [
    deleted > 0 && `удалено цитат: ${number(deleted)}`,
    restored > 0 && `восстановлено цитат: ${number(restored)}`,
    kept > 0 && `оставлено без изменений цитат: ${number(kept)}`,
  ].filter(Boolean);
  return `Отменено (${UNDONE[kind]}): ${parts.length === 0 ? 'отменять было нечего' : parts.join(', ')}`;
};

export const changedOwnPassword = 'Изменён собственный пароль';
export const gavePassword = <Part>(name: Part): SentenceParts<Part> => [
  'Задан новый пароль для пользователя ',
  name,
];
export const invited = <Part>(name: Part): SentenceParts<Part> => ['Приглашение создано: ', name];
export const withdrewInvitation = <Part>(name: Part): SentenceParts<Part> => [
  'Приглашение отозвано: ',
  name,
];
export const acceptedInvitation = <Part>(name: Part): SentenceParts<Part> => [
  'Приглашение принято под именем ',
  name,
];
export const addedFactor = (factor: Factor) =>
  `К собственной учётной записи добавлено: ${FACTORS[factor]}`;
export const removedFactor = (factor: Factor) =>
  `Из собственной учётной записи удалено: ${FACTORS[factor]}`;
export const renamedPasskey = 'Переименован ключ доступа собственной учётной записи';
export const resetFactors = <Part>(name: Part): SentenceParts<Part> => [
  'Удалён второй фактор пользователя ',
  name,
];
export const changedEmail = 'Изменён адрес электронной почты собственной учётной записи';
export const removedEmail = 'Удалён адрес электронной почты собственной учётной записи';
export const madeRecoveryCodes = 'Созданы новые коды восстановления';
export const usedRecoveryCode = (left: number) =>
  `Вход с кодом восстановления, осталось кодов: ${number(left)}`;
export const passedRole = <Part>(from: Part, to: Part): SentenceParts<Part> => [
  'Роль главного администратора передана от пользователя ',
  from,
  ' пользователю ',
  to,
];

export const downloadedBackup = 'Скачана резервная копия всей базы данных';
export const replacedKeys = 'Заменён ключ файлов cookie и токенов: все сеансы завершены';
export const changedSending = (parts: readonly SendingPart[]) =>
  parts.length === 0
    ? 'Настройки отправки сохранены без изменений'
    : `Настройки отправки изменены: ${parts.map((part) => SENDING_PARTS[part]).join(', ')}`;
export const resumedSending = 'Отправка снова разрешена после восстановления';
export const begunAnew = 'Удалено то, что нельзя прочитать без потерянного ключа';
export const movedPlace = 'Изменены координаты места';
export const changedLetterNote = 'Изменено сообщение в еженедельном письме';
export const removedLetters = 'Прекращены письма на один из адресов';

export const name = 'Название';
export const date = 'Дата';
export const platform = 'Платформа';
export const url = 'Адрес (URL)';
export const displayOrder = 'Порядок показа';
export const username = 'Имя пользователя';
export const role = 'Роль';
export const inLanguage = (field: string, language: string) => `${field} (${language})`;
export const yes = 'да';
export const no = 'нет';
