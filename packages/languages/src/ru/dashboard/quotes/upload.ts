import {
  dates as datesOf,
  day as dayName,
  listed,
  number,
  ofDays,
  quotes,
  rows as rowsOf,
} from '../../words.ts';

export const uploadFile = 'Загрузить файл';
export const ownSheet =
  'Подойдёт ваша собственная таблица, как она есть: о неясном вас спросят, а ошибки исправляются здесь.';
export const hint = (needed: readonly string[], optional: readonly string[]) =>
  `Загрузите файл CSV или Excel со столбцами: ${listed(needed)}; необязательные: ${listed(optional)}.`;
export const chooseFile = 'Выбрать файл';
export const noFile = 'Файл не выбран. Его можно перетащить сюда.';
export const oneFile = 'Выберите один файл за раз';
export const upload = 'Загрузить';
export const checking = 'Проверка…';
export const uploading = 'Загрузка…';
export const readingFile = 'Чтение файла…';
export const sending = (percent: number) => `Отправка файла: ${number(percent)}\u00a0%`;

export const downloadTemplate = 'Скачать шаблон';
export const loadingTemplates = 'Загружаются шаблоны…';
export const noTemplates = 'Шаблонов нет';
export const templateName = (format: 'csv' | 'xlsx') =>
  format === 'csv' ? 'CSV (.csv)' : 'Excel (.xlsx)';

export const processFailed = 'Не удалось обработать файл';
export const checkFailed = 'Проверить не удалось';
export const uploadFailed = 'Загрузить не удалось';
export const downloadError = 'Ошибка скачивания';
export const downloadFailed = 'Скачать не удалось';
export const templateNotDownloaded = 'Не удалось скачать файл шаблона.';
export const quotesNotDownloaded = 'Не удалось скачать цитаты.';

export const someDatesConflict = 'На некоторые даты приходится несколько цитат';
export const completeWithWarnings = 'Загрузка завершена, есть предупреждения';
export const dateConflicts = 'Занятые даты';
export const dayWithQuotes = (day: string, count: number) => `${dayName(day)}: ${quotes(count)}`;
export const dayWithRows = (day: string, count: number) =>
  `${dayName(day)}: ${rowsOf(count)} в файле`;
export const aboutShownQuote =
  'Если на дату есть несколько цитат, показывается та, которую изменили последней.';
export const undo = 'Отменить';
export const undoing = 'Отмена…';
export const undone = 'Отменено';
export const undoLater = (days: number, part: string) =>
  `Позже — ниже, в разделе «${part}», в течение ${ofDays(days)}.`;

export const checkFile = 'Проверить файл';
export const loadingFile = 'Чтение файла';
export const workbenchFailed =
  'Не удалось загрузить таблицу файла. Проверьте подключение и попробуйте ещё раз.';

export const conflictsDetected = 'Некоторые даты уже заняты';
export const cancelUpload = 'Отменить загрузку';
export const proceed = 'Продолжить загрузку';
export const forAllDates = (dates: number) =>
  `Для всех дат, на которые уже есть цитаты (${number(dates)})`;
export const differentChoices = 'Выбрано по-разному';
export const add = 'Добавить';
export const keep = (stored: number) =>
  stored === 1 ? 'Оставить сохранённую' : 'Оставить сохранённые';
export const replace = (deleted: number) =>
  deleted === 0
    ? 'Заменить (сохранённые цитаты не удаляются)'
    : `Заменить (удалит сохранённых цитат: ${number(deleted)})`;
export const datesOfFile = (dates: number) => datesOf(dates);
export const loadingDates = 'Загружаются даты';
export const datesFailed =
  'Не удалось загрузить список дат. Проверьте подключение и попробуйте ещё раз.';
export const takenDates = (count: number) => `Даты, на которые уже есть цитаты (${number(count)})`;
export const repeatedDates = (count: number) =>
  `Даты, которые встречаются в файле не раз (${number(count)})`;

export const conflictingDate = (day: string, stored: number, rows: number) => {
  const parts = [
    stored > 0 && `уже назначено цитат: ${number(stored)}`,
    (stored === 0 || rows > 1) && `строк в файле: ${number(rows)}`,
  ].filter(Boolean);
  return `${dayName(day)} — ${parts.join(', ')}`;
};
export const inFile = 'В файле';
export const stored = 'Сохранено';
export const rowLead = (row: number) => `Строка ${number(row)}: `;
export const storedAlready = ' (уже сохранена)';
export const changesStored = ' (меняет сохранённую цитату)';
export const andMore = (count: number) => `… и ещё ${number(count)}`;

interface Effect {
  readonly dates: number;
  readonly added: number;
  readonly deleted: number;
  readonly leftOut: number;
}

export const effect = ({ dates, added, deleted, leftOut }: Effect) => {
  const where = dates === 1 ? 'На эту дату' : `На эти даты (${number(dates)})`;
  const parts = [
    added === 0 ? 'цитаты не добавятся' : `добавится цитат: ${number(added)}`,
    deleted > 0 && `удалится сохранённых цитат: ${number(deleted)}`,
    leftOut > 0 && `будет пропущено строк: ${number(leftOut)}`,
  ].filter(Boolean);
  return `${where} — ${parts.join(', ')}.`;
};

const EQUAL = 'с тем же текстом, источником, датой и ссылкой';

interface Saved {
  readonly rows: number;
  readonly same: number;
  readonly changed: number;
  readonly repeated: number;
}

export const alreadySaved = ({ rows, same, changed, repeated }: Saved) => {
  const added = rows - same - changed - repeated;
  if (added === 0 && changed === 0) {
    const all =
      rows === 1
        ? `Цитата из этого файла уже сохранена ${EQUAL}.`
        : `Все цитаты из этого файла (${number(rows)}) уже сохранены ${EQUAL}.`;
    return `${all} Загрузка файла ничего не добавит и не изменит.`;
  }
  return [
    `Цитат в этом файле: ${number(rows)}. Из них уже сохранено ${EQUAL}: ${number(same)}; ещё раз они не добавятся.`,
    added === 0 ? 'Из остальных не добавится ни одна.' : `Добавится: ${number(added)}.`,
    changed > 0 && `Изменится сохранённых цитат: ${number(changed)}.`,
    repeated > 0 && `Строк, повторяющих более раннюю: ${number(repeated)}.`,
  ]
    .filter(Boolean)
    .join(' ');
};
