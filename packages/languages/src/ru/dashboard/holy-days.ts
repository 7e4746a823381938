import type { SentenceParts } from '../../sentence-parts.ts';
import { day, number, plural } from '../words.ts';

export const nothingToAdd = 'Добавлять нечего';
export const addedTitle = (count: number) =>
  count === 1 ? 'Святой день добавлен' : 'Святые дни добавлены';
export const addFromCalendarTitle = 'Добавить из календаря';
export const aboutAdding =
  'Добавляются недостающие святые дни года Бадӣʻ; те, что уже внесены, остаются как есть.';
export const badiYear = 'Год Бадӣʻ (Э.Б.)';
export const adding = 'Добавление…';
export const alreadyThere = 'Уже есть';
export const willBeAdded = 'Будет добавлен';
export const deleted = 'Святой день удалён.';
export const deletedTitle = 'Святой день удалён';
export const addHolyDay = 'Добавить святой день';
export const added = 'Святой день добавлен.';
export const editHolyDay = 'Изменить святой день';
export const updatedTitle = 'Святой день изменён';
export const updated = 'Святой день изменён.';
export const title = 'Святые дни';
export const addFromCalendar = 'Добавить из календаря';
export const toPrint = 'Календари и плакаты для печати';
export const loadError = 'Не удалось загрузить святые дни. Попробуйте ещё раз.';
export const loading = 'Загружаются святые дни';
export const none = 'Святых дней нет. Добавьте их кнопкой выше.';
export const pastDays = 'Прошедшие святые дни';
export const holyDay = 'Святой день';
export const badiDate = 'Дата (Бадӣʻ)';
export const gregorianDate = 'Григорианская дата';
export const editDay = (name: string, gregorian: string) => `Изменить: ${name}, ${gregorian}`;
export const deleteDay = (name: string, gregorian: string) => `Удалить: ${name}, ${gregorian}`;
export const fetchFailed = 'Не удалось получить святые дни';
export const addFailed = 'Не удалось добавить святой день';
export const deleteFailed = 'Не удалось удалить святой день';
export const addOneTitle = 'Святой день добавлен';
export const addHolyDays = (count: number) =>
  plural(count, {
    one: `Добавить ${number(count)} святой день`,
    few: `Добавить ${number(count)} святых дня`,
    many: `Добавить ${number(count)} святых дней`,
    other: `Добавить ${number(count)} святого дня`,
  });
export const addedFromCalendar = (year: number, added: number, there: number) => {
  if (added === 0) return `Все святые дни ${year}\u00a0г. Э.Б. уже были внесены.`;
  const sentence = `Добавлено святых дней ${year}\u00a0г. Э.Б.: ${number(added)}`;
  return there === 0 ? `${sentence}.` : `${sentence}; уже было: ${number(there)}.`;
};
export const preview = (added: number, there: number) =>
  `Будет добавлено: ${number(added)}, уже есть: ${number(there)}.`;
export const listedAs = <Part>(name: Part, date: string): SentenceParts<Part> => [
  'Внесён как ',
  name,
  `, ${day(date)}`,
];
export const deleteQuestion = <Part>(name: Part, date: string): SentenceParts<Part> => [
  'Будет удалён святой день: ',
  name,
  ` (${day(date)}). Это действие нельзя отменить.`,
];
export const tooFew = (count: number) => {
  const listed =
    count === 0
      ? 'На ближайшие 12 месяцев святые дни не внесены'
      : `На ближайшие 12 месяцев внесено святых дней: всего ${number(count)}`;
  return `${listed}. Календарь знает больше: выберите «${addFromCalendar}».`;
};
export const updateFailed = 'Не удалось изменить святой день';
