import { number } from '../words.ts';

interface UploadCounts {
  readonly created: number;
  readonly changed: number;
  readonly deleted: number;
  readonly stored: number;
  readonly repeated: number;
  readonly kept: number;
}

export const uploaded = {
  'quotes-uploaded': ({ created, changed, deleted, stored, repeated, kept }: UploadCounts) => {
    const isMore = changed > 0 || deleted > 0 || kept > 0;
    const nothing = isMore ? 'Ничего не добавлено и не изменено.' : 'Ничего не добавлено.';
    return [
      created > 0 && `Загружено цитат: ${number(created)}.`,
      changed > 0 && `Изменено цитат: ${number(changed)}.`,
      deleted > 0 &&
        `Удалено цитат: ${number(deleted)}, потому что файл заменяет то, что было на их даты.`,
      created + changed + deleted === 0 && nothing,
      stored > 0 && `Уже было и не добавлено ещё раз цитат: ${number(stored)}.`,
      kept > 0 && `Пропущено строк, чтобы оставить сохранённое: ${number(kept)}.`,
      repeated > 0 && `Не добавлено строк, повторяющих более ранние: ${number(repeated)}.`,
    ]
      .filter(Boolean)
      .join(' ');
  },
};
