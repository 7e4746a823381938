import type { SentenceParts } from '../../sentence-parts.ts';
import { number, plural } from '../words.ts';

export const title = 'Последние изменения';

export const show = 'Показать';
export const who = 'Кто';
export const all = 'Все';
export const changes = 'Изменения';
export const quotes = 'Цитаты';
export const socialLinks = 'Социальные сети';
export const holyDays = 'Святые дни';
export const gatherings = 'Встречи';
export const users = 'Пользователи';
export const settings = 'Настройки';
export const security = 'Входы и безопасность';

type Kind = 'entries' | 'changes' | 'events';

const NOUNS = {
  entries: { one: 'запись', few: 'записи', many: 'записей', other: 'записи' },
  changes: { one: 'изменение', few: 'изменения', many: 'изменений', other: 'изменения' },
  events: {
    one: 'событие безопасности',
    few: 'события безопасности',
    many: 'событий безопасности',
    other: 'события безопасности',
  },
} satisfies Readonly<Record<Kind, unknown>>;

export const counting = (kind: Kind, count: number) =>
  `${number(count)} ${plural(count, NOUNS[kind])}`;
export const latest = (kind: Kind, count: number) => `Самые новые: ${counting(kind, count)}`;
export const none = (kind: Kind) => `Пока нет ${NOUNS[kind].many}`;
export const noneMatch = (kind: Kind) => `Нет ${NOUNS[kind].many}, подходящих под фильтры`;
export const loading = (kind: Kind) => `Загружаются ${NOUNS[kind].few}`;
export const loadError = (kind: Kind) =>
  `Не удалось загрузить ${NOUNS[kind].few}. Попробуйте ещё раз.`;
export const olderLoadError = (kind: Kind) =>
  `Не удалось загрузить более ранние ${NOUNS[kind].few}. Попробуйте ещё раз.`;
export const showOlder = 'Показать более ранние';
export const loadingOlder = 'Загрузка…';

export const when = 'Когда';
export const what = 'Что';
export const commandLine = 'Командная строка';

export const showLess = 'Свернуть';
export const showAll = 'Показать всё';
export const labelled = (field: string) => `${field}: `;
export const changedTo = 'изменено на';
export const noValue = 'нет';

type SecurityEvent =
  | 'login'
  | 'login failed'
  | 'logout'
  | 'password asked for'
  | 'password confirmed'
  | 'password not confirmed'
  | 'session ended'
  | 'other sessions ended'
  | 'refused'
  | 'refused without CSRF token'
  | 'throttled';

const EVENTS: Readonly<Record<SecurityEvent, string>> = {
  login: 'Вход выполнен',
  'login failed': 'Войти не удалось',
  logout: 'Выход выполнен',
  'password asked for': 'Пароль запрошен ещё раз',
  'password confirmed': 'Пароль введён ещё раз',
  'password not confirmed': 'Повторно введён неверный пароль',
  'session ended': 'Завершён один из собственных сеансов',
  'other sessions ended': 'Завершены все остальные собственные сеансы',
  refused: 'Обращение отклонено',
  'refused without CSRF token': 'Отклонено обращение с другого сайта или устаревшей страницы',
  throttled: 'Слишком много попыток: пришлось подождать',
};

export const securityEvent = (event: SecurityEvent, count: number) =>
  count > 1 ? `${EVENTS[event]} (раз за час: ${number(count)})` : EVENTS[event];
export const several = 'Несколько человек';
export const unknown = 'Неизвестно';
export const manyNetworks = 'Из многих сетей';
export const fromNetwork = <Part>(network: Part): SentenceParts<Part> => ['Из сети ', network];
