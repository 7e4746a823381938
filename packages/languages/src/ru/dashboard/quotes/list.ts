import type { SentenceParts } from '../../../sentence-parts.ts';
import { day as dayName, days as daysOf, number, ofDays, plural } from '../../words.ts';

export const view = 'Вид';
export const list = 'Список';

interface ScheduleEnd {
  readonly lastDay: string | null;
  readonly days: number;
  readonly next: string | null;
}

export const scheduleEnd = ({ lastDay, days, next }: ScheduleEnd) => {
  if (lastDay === null) {
    return next === null
      ? 'На сегодня и дальше цитат нет'
      : `На сегодня цитаты нет; следующая назначена на ${dayName(next)}`;
  }
  const end = `Цитаты назначены по ${dayName(lastDay)} включительно, осталось: ${daysOf(days)}`;
  return next === null ? end : `${end}; следующая назначена на ${dayName(next)}`;
};

export const filters = 'Фильтры';
export const filtersSet = (count: number) =>
  count === 0 ? 'Фильтры' : `Фильтры (задано: ${number(count)})`;
export const clearFilters = 'Сбросить фильтры';
export const search = 'Поиск';
export const searchHint = 'Цитата или источник…';
export const status = 'Состояние';
export const allStatuses = 'Все';
export const current = 'Сегодня';
export const upcoming = 'Предстоящие';
export const past = 'Прошедшие';
export const unscheduled = 'Без даты';
export const upload = 'Загрузка';
export const allUploads = 'Все';
export const earlierUpload = 'Более ранняя загрузка';
export const uploadOf = (file: string | null, day: string) =>
  `\u2068${file ?? 'Файл'}\u2069, ${dayName(day)}`;
export const uploadUnknown =
  'Загрузки, указанной в этом адресе, больше нет: показаны цитаты всех загрузок.';
export const dateRange = 'Период';
export const from = 'С';
export const to = 'По';

export const showing = (first: number, last: number, total: number) =>
  `Показаны цитаты ${number(first)}–${number(last)} из ${number(total)}`;
export const quotesPerPage = 'Цитат на странице';
export const pages = 'Страницы цитат';
export const exportQuotes = 'Выгрузить цитаты';
export const exportXlsx = 'Выгрузить в XLSX';
export const exporting = 'Выгрузка…';

export const noneFound = 'Нет цитат, подходящих под фильтры';
export const addFirst = 'Добавьте первые цитаты в разделе «Загрузить цитаты».';
export const clearOrAdd = 'Сбросьте фильтры или добавьте цитаты в разделе «Загрузить цитаты».';

export const select = 'Выбрать';
export const selectPage = 'Выбрать все на этой странице';
export const quote = 'Цитата';
export const source = 'Источник';
export const today = 'Сегодня';
export const isUpcoming = 'Предстоящая';
export const isPast = 'Прошедшая';
export const isUnscheduled = 'Без даты';
export const selectQuote = (beginning: string) => `Выбрать: ${beginning}`;
export const actionsFor = (beginning: string) => `Действия: ${beginning}`;
export const share = (beginning: string) => `Поделиться: ${beginning}`;
export const shareTitle = 'Поделиться этой цитатой';
export const shareNotLoaded = 'Не удалось загрузить. Проверьте подключение.';
export const reference = 'Ссылка на источник';

export const selectedQuotes = 'Выбранные цитаты';
export const selected = (count: number, hidden: number, isAll: boolean) => {
  const some = `Выбрано: ${number(count)}`;
  if (hidden > 0) return `${some} (из них скрыто фильтрами: ${number(hidden)})`;
  return isAll ? `${some} (все подходящие)` : some;
};
export const selectMatching = (count: number) => `Выбрать все подходящие (${number(count)})`;
export const matchingSelected = (count: number) => `Выбраны все подходящие (${number(count)})`;
export const deleteSelected = 'Удалить выбранные';
export const clearSelection = 'Снять выбор';
export const deleteSelectedTitle = 'Массовое удаление цитат';
const undoneWithin = (days: number) =>
  `Отменить это можно в течение ${ofDays(days)} в разделе «Последние загрузки и изменения».`;
export const deleteSelectedQuestion = (count: number, days: number) =>
  plural(count, {
    one: `Удалить ${number(count)} цитату? ${undoneWithin(days)}`,
    few: `Удалить ${number(count)} цитаты? ${undoneWithin(days)}`,
    many: `Удалить ${number(count)} цитат? ${undoneWithin(days)}`,
    other: `Удалить ${number(count)} цитаты? ${undoneWithin(days)}`,
  });

export const editQuote = 'Изменить цитату';
export const added = <Part>(at: Part, by: Part | null): SentenceParts<Part> => [
  'Добавлено: ',
  at,
  ...(by === null ? [] : ['; кто добавил: ', by]),
];
export const deleteQuote = 'Удалить цитату';
export const cannotBeUndone = 'Это действие нельзя отменить.';

export const shortcuts = 'Сочетания клавиш';
export const aboutShortcuts =
  'Они работают, пока фокус в разделе «Управление цитатами» и вы не вводите текст.';
export const homeKey = 'Home';
export const endKey = 'End';
export const enterKey = 'Enter';
export const spaceKey = 'Пробел';
export const searches = 'Поиск, в том числе когда фокуса нигде нет; ↓ ведёт к первой цитате';
export const nextOrPrevious = 'Следующая или предыдущая цитата';
export const firstOrLast = 'Первая или последняя цитата на странице';
export const edits = 'Изменить цитату';
export const selects = 'Выбрать цитату или снять выбор';
export const showsShortcuts = 'Показать эти сочетания';
