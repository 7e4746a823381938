import type { SentenceParts } from '../../../sentence-parts.ts';
import { number } from '../../words.ts';

type Kind = 'upload' | 'bulk deletion' | 'schedule';

const KINDS: Readonly<Record<Kind, string>> = {
  upload: 'Загрузка',
  'bulk deletion': 'Массовое удаление',
  schedule: 'Назначение дат',
};

export const loading = 'Открывается список загрузок и изменений';
export const loadError = 'Не удалось открыть список загрузок и изменений. Попробуйте ещё раз.';
export const none =
  'За последние 30 дней не было ни загрузок, ни массовых удалений, ни назначений дат.';
export const about =
  'То, что изменено вместе, любой доброволец может вместе и отменить в течение 30 дней.';
export const kind = (kind: Kind): string => KINDS[kind];
export const what = 'Что';
export const quotes = 'Цитаты';
export const when = 'Когда';
export const by = 'Кто';
export const undo = 'Отменить';
export const undone = 'Отменено';
export const until = <Part>(moment: Part): SentenceParts<Part> => ['можно до: ', moment];
export const undoOf = (kind: Kind, file: string | null) =>
  `Отменить: ${KINDS[kind].toLowerCase()}${file === null ? '' : `, ${file}`}`;

const TITLES: Readonly<Record<Kind, string>> = {
  upload: 'Отменить загрузку',
  'bulk deletion': 'Отменить массовое удаление',
  schedule: 'Отменить назначение дат',
};

const NOT_TAKEN_BACK =
  'Цитаты, которые с тех пор кто-то изменил или на дату которых теперь стоит другая цитата, остаются как есть. Вернуть отменённое нельзя.';

export const undoTitle = (kind: Kind): string => TITLES[kind];
export const undoing = 'Отмена…';
export const undoQuestion = (kind: Kind, count: number) => {
  const done: Readonly<Record<Kind, string>> = {
    upload: `Цитат в этой загрузке: ${number(count)}. Добавленные будут удалены, изменённые или удалённые станут такими, как были.`,
    'bulk deletion': `Вернутся цитаты, какими были до удаления: ${number(count)}.`,
    schedule: `Прежние даты вернутся к цитатам: ${number(count)}.`,
  };
  return `${done[kind]} ${NOT_TAKEN_BACK}`;
};
