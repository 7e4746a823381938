import type { SentenceParts } from '../../../sentence-parts.ts';
import { day as dayName, languageName, listed, number } from '../../words.ts';

export const reading = 'Чтение файла…';
export const downloadList = 'Скачать список';
export const notRead = 'Не удалось прочитать файл';
export const notReadAgain = 'Не удалось прочитать файл ещё раз';
export const tooManyCells = (max: number) =>
  `Исправленных здесь ячеек файла может быть не более ${number(max)}. Остальные исправьте в самом файле`;

export const columnIn = (column: string, language: string): string =>
  `${column} (${languageName(language)})`;
export const day = (text: string) => dayName(text);

type Status = 'new' | 'same' | 'changed' | 'outdated' | 'conflict' | 'problem' | 'left out';

const STATUSES: Readonly<Record<Status, string>> = {
  new: 'Новая',
  same: 'Ничего нового',
  changed: 'Изменена',
  outdated: 'Устарела',
  conflict: 'Дата занята',
  problem: 'Проблема',
  'left out': 'Пропущена',
};

export const statusOf = (status: Status): string => STATUSES[status];
export const rowsToShow = 'Какие строки показать';
export const problems = (count: number) => `Строки с проблемами (${number(count)})`;
export const allRows = (count: number) => `Все строки (${number(count)})`;
export const rowsOf = (status: Status, count: number) => `${STATUSES[status]} (${number(count)})`;

type Counts = Readonly<Record<Status, number>>;

export const summary = (counts: Counts) => {
  const { problem, same, changed, outdated, conflict } = counts;
  const leftOut = counts['left out'];
  const parts = [
    `Добавится цитат: ${number(counts.new + conflict)}`,
    conflict > 0 && `из них на дату с другой цитатой: ${number(conflict)}`,
    problem > 0 && `строк с проблемами: ${number(problem)}`,
    same > 0 && `строк, которые уже сохранены или повторяют другие: ${number(same)}`,
    changed > 0 && `изменится сохранённых цитат: ${number(changed)}`,
    outdated > 0 && `строк старше сохранённых цитат: ${number(outdated)}`,
    leftOut > 0 && `пропущено строк: ${number(leftOut)}`,
  ];
  return `${parts.filter(Boolean).join('; ')}.`;
};

export const firstChooseColumns = 'Сначала выберите, что в каком столбце.';
export const firstAnswer = 'Сначала ответьте на вопрос выше.';
export const firstCorrect = (rows: number) =>
  rows === 1
    ? 'Сначала исправьте или пропустите строку с проблемами.'
    : `Сначала исправьте или пропустите строки с проблемами (${number(rows)}).`;
export const firstDecide = (rows: number) =>
  `Сначала выберите, что делать с сохранёнными цитатами, изменёнными после создания этого файла (${number(rows)}).`;

export const leaveOutAll = (count: number) =>
  `Пропустить все строки с проблемами (${number(count)})`;
export const putAllBack = (count: number) => `Вернуть все (${number(count)})`;
export const changeAll = (count: number) => `Изменить все устаревшие (${number(count)})`;
export const keepAll = (count: number) => `Оставить все более новые сохранённые (${number(count)})`;

export const noRows = 'Нет строк для показа';
export const rowsHelp =
  'Нажмите на ячейку, чтобы исправить её. С клавиатуры: стрелки перемещают, Enter открывает и сохраняет исправление, Escape отменяет его.';
export const rowsOfFile = 'Строки файла';
export const row = 'Строка';
export const leaveOut = 'Пропустить';
export const putBack = 'Вернуть';
export const leaveOutRow = (row: number) => `Пропустить строку ${number(row)}`;
export const putBackRow = (row: number) => `Вернуть строку ${number(row)}`;

type Decision = 'change' | 'keep';

const DECISIONS: Readonly<Record<Decision, string>> = {
  change: 'Изменить',
  keep: 'Оставить сохранённую',
};

export const decision = (decision: Decision): string => DECISIONS[decision];
export const decisionOf = (decision: Decision, row: number) =>
  `${DECISIONS[decision]}: строка ${number(row)}`;
export const empty = 'Пусто';
export const stored = 'Сохранено:';
export const translations = (languages: readonly string[]) =>
  languages.length === 0 ? 'Переводов нет' : `Переводы: ${listed(languages)}`;
export const cellOf = (column: string, row: number) => `${column}, строка ${number(row)}`;
export const valueInFile = <Part>(value: Part): SentenceParts<Part> => ['В файле: ', value];
export const notKnown = 'Неизвестно';

export const problemLine = (row: number, column: string, message: string) =>
  `Строка ${number(row)}${column && `, ${column}`}: ${message}`;
