import type { SentenceParts } from '../../sentence-parts.ts';
import { gatherings } from '../gatherings.ts';
import { number, plural } from '../words.ts';

export const title = 'Встречи';
export const days = 'Отдельные дни';
export const add = 'Добавить встречу';
export const edit = 'Изменить встречу';
export const search = 'Поиск встреч';
export const loading = 'Встречи загружаются';
export const loadError = 'Не удалось загрузить встречи. Попробуйте ещё раз.';
export const none = 'Встреч пока нет. Добавьте встречу кнопкой выше.';
export const noneFound = 'Ни одна встреча не подходит под запрос.';
export const next = 'Ближайший день';
export const noNext = 'Больше ничего';
export const byWeek = 'По неделям';
export const byMonth = 'По месяцам';
export const byBadiMonth = 'Каждый месяц Бадӣʻ';
export const byHolyDay = 'Каждый Святой день';
export const weekdays = 'Дни недели';
export const weekday = 'День недели';
export const interval = 'Раз в сколько недель (от 1 до 8)';
export const nth = 'Который в месяце';
export const when = 'Когда';
export const onEve = 'Накануне';
export const onDay = 'В сам день';
export const ownLanguage = 'Язык общины';
export const onlineHint = 'В адресе онлайн-встречи часто есть её пароль.';
export const audienceHint =
  'Праздники Девятнадцатого дня, детские классы и группы подростков видны по ссылке, если не выбрать иное.';
export const endsHint = 'Пусто: без окончания.';
export const capacityHint = 'Пусто: сколько придёт.';
export const added = 'Встреча добавлена.';
export const changed = 'Встреча изменена.';
export const saveFailed = 'Не удалось сохранить встречу';
export const deleted = 'Встреча удалена. Её можно вернуть под списком.';
export const deleteFailed = 'Не удалось удалить встречу';
export const deletions = 'Удалено за последние 30 дней';
export const noDeletions = 'Удалённых встреч нет.';
export const bringBack = 'Вернуть';
export const broughtBack = 'Встреча возвращена.';
export const bringBackFailed = 'Не удалось вернуть встречу';
export const goesOn = 'Продолжается';
export const stopped = 'Посетители её больше не видят: никто не подтвердил, что она продолжается.';
export const renewed = 'Её снова видно в течение 95 дней.';
export const renewFailed = 'Не удалось подтвердить встречу';
export const share = 'Поделиться';

export const link = 'Ссылка';
export const aboutLink =
  'У кого есть эта ссылка, тот видит о встрече всё, в том числе адрес в сети. Передавайте её осмотрительно.';
export const copy = 'Скопировать ссылку';
export const copied = 'Ссылка скопирована.';
export const copyFailed = 'Не удалось скопировать ссылку. Выделите и скопируйте её сами.';
export const newLink = 'Создать новую ссылку';
export const newLinkQuestion =
  'Нынешняя ссылка больше никуда не будет вести, в том числе в календарях, подписанных на неё. Создать новую?';
export const newLinkMade = 'У встречи новая ссылка.';
export const newLinkFailed = 'Не удалось создать новую ссылку';
export const from = 'С';
export const to = 'По';
export const noDays = 'Между этими днями ничего нет.';
export const loadingDays = 'Дни загружаются';
export const daysError = 'Не удалось загрузить дни. Попробуйте ещё раз.';
export const change = 'Изменить';
export const changeDay = 'Изменить этот день';
export const cancelDay = 'Отменить встречу';
export const heldAfterAll = 'Всё же состоится';
export const asOthers = 'Снова как остальные';
export const held = 'Состоится';
export const emptyAsOthers = 'Пусто: как в остальные дни.';
export const dayChanged = 'День изменён.';
export const dayCancelled = 'Встреча в этот день отменена.';
export const dayAsOthers = 'День снова как остальные.';
export const dayFailed = 'Не удалось изменить день';
export const adding = 'Добавление…';
export const gathering = 'Встреча';
export const language = 'Язык';
export const allGatherings = 'Все встречи';
export const place = 'Место';

export const actionOf = (action: string, name: string) => `${action}: ${name}`;
export const nthName = (nth: number) =>
  ['Первый', 'Второй', 'Третий', 'Четвёртый'][nth - 1] ?? 'Последний';
export const deleteQuestion = <Part>(name: Part): SentenceParts<Part> => [
  name,
  ' — встреча будет удалена со всеми днями. В течение 30 дней её можно вернуть под списком.',
];
export const deletedBy = <Part>(name: Part, at: Part): SentenceParts<Part> => [
  at,
  ', удаление: ',
  name,
];
export const shownUntil = (day: string) => `Подтвердите до ${day}, что она продолжается`;
export const dayAndTime = (day: string, time: string) => gatherings.dayAndTime(day, time);
export const dayOf = <Part>(name: Part, day: string): SentenceParts<Part> => [name, `, ${day}`];
export const movedFrom = (day: string) => gatherings.movedFrom(day);
const counted = (count: number) =>
  count === 0
    ? 'нет встреч'
    : plural(count, {
        one: `${number(count)} встреча`,
        few: `${number(count)} встречи`,
        many: `${number(count)} встреч`,
        other: `${number(count)} встречи`,
      });
export const dayWithCount = (day: string, count: number) => `${day}: ${counted(count)}`;
export const withOne = 'Со встречей';
export const withSeveral = 'С несколькими';
export const withoutAny = 'Без встреч';
export const gatheringsOfDay = 'Встречи дня';
export const undoLater = 'Вернуть её можно и под списком встреч';
