import type { SentenceParts } from '../../sentence-parts.ts';
import { day as written } from '../words.ts';

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
