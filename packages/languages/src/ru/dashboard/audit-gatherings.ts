import type { SentenceParts } from '../../sentence-parts.ts';
import { gatherings } from '../gatherings.ts';
import { listed, number, plural, weekday, day as written } from '../words.ts';

export const addedGathering = <Part>(name: Part): SentenceParts<Part> => [
  'Добавлена встреча: ',
  name,
];
export const changedGathering = <Part>(name: Part): SentenceParts<Part> => [
  'Изменена встреча: ',
  name,
];
export const savedGathering = <Part>(name: Part): SentenceParts<Part> => [
  'Сохранена без изменений встреча: ',
  name,
];
export const deletedGathering = <Part>(name: Part): SentenceParts<Part> => [
  'Удалена встреча: ',
  name,
];
export const restoredGathering = <Part>(name: Part): SentenceParts<Part> => [
  'Восстановлена встреча: ',
  name,
];
export const renewedGathering = <Part>(name: Part): SentenceParts<Part> => [
  'Подтверждено продолжение встречи: ',
  name,
];
export const replacedGatheringLink = <Part>(name: Part): SentenceParts<Part> => [
  'Создана новая ссылка на встречу: ',
  name,
];
export const changedOccurrence = <Part>(name: Part, day: string): SentenceParts<Part> => [
  `Изменена встреча (${written(day)}): `,
  name,
];
export const resetOccurrence = <Part>(name: Part, day: string): SentenceParts<Part> => [
  `Встреча снова как остальные (${written(day)}): `,
  name,
];
export const changedProgramme = <Part>(
  name: Part,
  day: string,
  items: number,
): SentenceParts<Part> => [
  `Сохранена программа встречи (${written(day)}, пунктов: ${number(items)}): `,
  name,
];

export const gatheringKind = 'Вид';
export const title = 'Название';
export const description = 'Описание';
export const onlineAddress = 'Адрес в сети';
export const onlineFor = 'Адрес в сети для';
export const audience = 'Для кого';
export const firstDay = 'Первый день';
export const time = 'Время';
export const minutes = 'Минуты';
export const repeats = 'Повторение';
export const lastDay = 'Последний день';
export const capacity = 'Места';
export const answers = 'Ответы';
export const cancelled = 'Отменена';
export const movedTo = 'Перенесена на';
export const note = 'Примечание';
export const kindName = (kind: keyof typeof gatherings.kinds): string => gatherings.kinds[kind];
export const everyone = 'Для всех';
export const forLink = 'Для тех, у кого есть ссылка';
export const once = 'Один раз';
const daysOf = (weekdays: readonly number[]) => listed(weekdays.map(weekday));
export const weekly = (weekdays: readonly number[], interval: number) =>
  interval === 1
    ? `Каждую неделю: ${daysOf(weekdays)}`
    : plural(interval, {
        one: `Каждую ${number(interval)} неделю: ${daysOf(weekdays)}`,
        few: `Каждые ${number(interval)} недели: ${daysOf(weekdays)}`,
        many: `Каждые ${number(interval)} недель: ${daysOf(weekdays)}`,
        other: `Каждые ${number(interval)} недели: ${daysOf(weekdays)}`,
      });
/** Wednesday, Friday and Saturday are feminine, Sunday is neuter. */
const nths = (ending: 'ый' | 'ая' | 'ое') =>
  ({
    ый: ['первый', 'второй', 'третий', 'четвёртый', 'последний'],
    ая: ['первая', 'вторая', 'третья', 'четвёртая', 'последняя'],
    ое: ['первое', 'второе', 'третье', 'четвёртое', 'последнее'],
  })[ending];
export const monthly = (nth: number, day: number) => {
  const ending = day === 7 ? 'ое' : [3, 5, 6].includes(day) ? 'ая' : 'ый';
  return `Каждый месяц: ${nths(ending)[nth === -1 ? 4 : nth - 1]} ${weekday(day)}`;
};
export const badiMonth = 'В первый день каждого месяца Бадӣʻ';
export const badiMonthEve = 'Накануне первого дня каждого месяца Бадӣʻ';
export const holyDay = 'В каждый Святой день';
export const holyDayEve = 'Накануне каждого Святого дня';
