import { number } from '../../words.ts';

export const uploadQuotes = 'Загрузить цитаты';
export const manageQuotes = 'Управление цитатами';
export const loading = 'Загружаются цитаты';
export const loadErrorTitle = 'Цитаты не показаны';
export const loadError = 'Не удалось показать цитаты. Попробуйте ещё раз';
export const unknownError = 'Произошла неизвестная ошибка';
export const dateConflict = 'Дата уже занята';
export const conflictCheckFailed = 'Не удалось проверить, свободны ли даты';
export const added = 'Цитата добавлена!';
export const updated = 'Цитата изменена';
export const updateFailed = 'Не удалось изменить цитату';
export const deleted = 'Цитата удалена';
export const deleteFailed = 'Не удалось удалить цитату';
export const deletedSeveral = (count: number) => `Удалено цитат: ${number(count)}`;
export const deleteSeveralFailed = 'Не удалось удалить цитаты';

export const recentBatches = 'Последние загрузки и изменения';
export const undoFailed = 'Не удалось отменить';
export const undoLater =
  'Отменить это можно на вкладке «Цитаты», в разделе «Последние загрузки и изменения»';

interface Undone {
  readonly deleted: number;
  readonly restored: number;
  readonly kept: number;
}

export const undone = ({ deleted, restored, kept }: Undone) => {
  const parts = [
    restored > 0 && `Восстановлено цитат: ${number(restored)}.`,
    deleted > 0 && `Удалено добавленных цитат: ${number(deleted)}.`,
    kept > 0 &&
      `Оставлено как есть, потому что тем временем изменилась цитата или занята её дата: ${number(kept)}.`,
  ].filter(Boolean);
  return parts.length === 0 ? 'Отменять было нечего.' : parts.join(' ');
};
