import { either, listed, number } from '../words.ts';
import { sheetDates } from './sheet-dates.ts';

interface Format {
  readonly format: 'csv' | 'xlsx' | 'xls';
}
interface Count {
  readonly count: number;
}
interface Limit {
  readonly limit: number;
}
interface Max {
  readonly max: number;
}
interface Row {
  readonly row: number;
}
interface Column {
  readonly column: string;
}

const COPY = 'Скопируйте цитаты в новую книгу.';
const SPLIT = 'Разделите его на несколько файлов.';

const TOO_MUCH_TO_READ = {
  csv: SPLIT,
  xlsx: COPY,
  xls: 'Сохраните его как книгу Excel (.xlsx).',
} as const;

const TOO_MUCH_TO_WRITE = {
  csv: 'Выгрузка цитат требует слишком много времени или памяти. Попробуйте позже.',
  xlsx: 'Выгрузка цитат в XLSX требует слишком много времени или памяти. Выгрузите их в CSV.',
  xls: 'Выгрузка цитат в XLS требует слишком много времени или памяти. Выгрузите их в XLSX или CSV.',
} as const;

const COPY_AND_UPLOAD = 'скопируйте цитаты в новую книгу и загрузите её.';
const SAVE_AS_XLSX = 'Откройте файл в программе для таблиц и сохраните как книгу Excel (.xlsx).';
const CHOOSE_AGAIN = 'Если файл изменился, выберите его ещё раз.';

const quoted = (text: string) => `«${text}»`;

const files = {
  'files-busy': () => 'Сейчас читается сразу несколько файлов. Попробуйте чуть позже.',
  'file-takes-too-much': ({ format }: Format) =>
    `Чтение файла требует слишком много времени или памяти. ${TOO_MUCH_TO_READ[format]}`,
  'export-takes-too-much': ({ format }: Format) => TOO_MUCH_TO_WRITE[format],
  'too-many-for-xls': ({ max }: Max) =>
    `Наибольшее число цитат в файле XLS: ${number(max)}. Выгрузите их в XLSX или CSV.`,
  'no-such-template': () => 'Такого шаблона нет.',

  'file-not-csv': () =>
    'Содержимое файла — не CSV. Сохраните его в программе для таблиц как «CSV UTF-8» или как книгу Excel (.xlsx).',
  'file-damaged-text': () =>
    'Некоторые буквы файла повреждены. Откройте исходный файл в программе для таблиц и сохраните как «CSV UTF-8» или как книгу Excel (.xlsx).',
  'file-misplaced-quotes': ({ row }: Row) =>
    `Кавычки в строке ${number(row)} не сходятся. В тексте с собственными кавычками каждую нужно удвоить, а весь текст заключить ещё в одну пару, без пробела перед ней.`,
  'file-too-many-irregular-rows': () =>
    'В файле гораздо больше строк, чем в списке цитат. Скопируйте цитаты в новый файл.',
  'file-too-many-columns': ({ limit }: Limit) =>
    `Заполненных столбцов в файле больше ${number(limit)}. Удалите ненужные столбцы и загрузите файл ещё раз.`,
  'file-not-xlsx': () =>
    `Содержимое файла — не XLSX. От имени файл не становится книгой: откройте исходный файл в программе для таблиц, ${COPY_AND_UPLOAD}`,
  'file-not-xls': () => `Содержимое файла — не XLS. ${SAVE_AS_XLSX}`,
  'file-too-old': () => `Эта книга в очень старом формате. ${SAVE_AS_XLSX}`,
  'file-password-protected': () =>
    'Книга защищена паролем. Сохраните её без пароля и загрузите ещё раз.',
  'file-damaged-xlsx': () =>
    `Книга повреждена. Откройте её в программе для таблиц, ${COPY_AND_UPLOAD}`,
  'file-damaged-xls': () => `Книга повреждена. ${SAVE_AS_XLSX}`,
  'file-too-large-unpacked': () =>
    `В распакованном виде книга гораздо больше списка цитат. ${COPY}`,
  'file-too-many-parts': ({ limit }: Limit) =>
    `Частей в книге больше ${number(limit)}, гораздо больше, чем в списке цитат. ${COPY}`,
  'file-too-many-sheets': ({ limit }: Limit) => `Листов в книге больше ${number(limit)}. ${COPY}`,
  'file-too-many-cells': ({ limit }: Limit) =>
    `Ячеек в книге больше ${number(limit)}, гораздо больше, чем в списке цитат. ${COPY}`,

  'file-empty': () => 'Файл пуст.',
  'sheet-empty': ({ sheet }: { readonly sheet: string }) => `Лист «${sheet}» пуст.`,
  'columns-not-named': ({
    needed,
    optional,
  }: {
    readonly needed: readonly string[];
    readonly optional: readonly string[];
  }) =>
    `В строке вверху должны быть названия столбцов: ${listed(needed)}; по желанию: ${listed(optional)}.`,
  'file-without-quotes': () =>
    'В файле нет цитат. Заполните для каждой по строке под первой строкой.',
  'every-quote-left-out': () => 'В файле нет цитат, кроме пропущенных.',
  'too-many-quotes': ({ count, max }: Count & Max) =>
    `Цитат в файле: ${number(count)}, но за раз можно загрузить не более ${number(max)}. ${SPLIT}`,
  'far-too-many-quotes': ({ limit, max }: Limit & Max) =>
    `Цитат в файле больше ${number(limit)}, но за раз можно загрузить не более ${number(max)}. ${SPLIT}`,
  'too-much-text': ({ max }: Max) =>
    `В цитатах файла вместе больше знаков, чем можно: предел ${number(max)}. ${SPLIT}`,
  'file-has-problems': ({ count }: Count) =>
    `Файл не загружен. Строк с проблемами: ${number(count)}. Исправьте их и загрузите файл ещё раз.`,
  'rows-change-quotes': ({ count }: Count) =>
    `Строк, которые изменили бы сохранённые цитаты: ${number(count)}. Просмотрите их и загрузите файл ещё раз.`,
  'rows-change-newer-quotes': ({ count }: Count) =>
    `Строк, которые изменили бы цитаты, изменённые после создания файла: ${number(count)}. Сделайте выбор для каждой и загрузите файл ещё раз.`,
};

const recipes = {
  'recipe-not-utf-8': () => 'Схема чтения не в UTF-8.',
  'recipe-not-json': () => 'Схема чтения — не JSON.',
  'file-changed': () => 'Файл изменился после того, как был открыт. Выберите его ещё раз.',
  'recipe-sheet-missing': ({ sheet }: { readonly sheet: string }) =>
    `В схеме чтения назван лист «${sheet}», которого нет в файле. ${CHOOSE_AGAIN}`,
  'recipe-column-missing': ({ column }: Column) =>
    `В схеме чтения назван столбец ${column}, которого нет в файле. ${CHOOSE_AGAIN}`,
  'recipe-date-missing': ({ date }: { readonly date: string }) =>
    `В схеме чтения названа дата ${date}, которой нет в файле. ${CHOOSE_AGAIN}`,
  'recipe-row-missing': ({ row }: Row) =>
    `В схеме чтения названа строка ${number(row)}, в которой в файле нет цитаты. ${CHOOSE_AGAIN}`,
  'recipe-headings-missing': ({ row }: Row) =>
    `По схеме чтения заголовки в строке ${number(row)}, но в ней ничего нет. ${CHOOSE_AGAIN}`,
  'recipe-column-twice': (twice: Column & { readonly fields: readonly [string, string] }) =>
    `В схеме чтения столбец ${twice.column} назван и для ${twice.fields[0]}, и для ${twice.fields[1]}. Выберите для одного из них другой столбец.`,
  'recipe-cell-twice': ({ column, row }: Column & Row) =>
    `Схема чтения дважды меняет ${column} в строке ${number(row)}.`,
  'recipe-sheet-of-csv': () => 'В схеме чтения назван лист, но в файле CSV листов нет.',
  'recipe-encoding-of-workbook': () =>
    'В схеме чтения названа кодировка или разделитель, но у книги их нет.',
};

const questions = {
  'which-sheet': ({
    sheets,
    areAll,
  }: {
    readonly sheets: readonly string[];
    readonly areAll: boolean;
  }) =>
    `Подходят несколько листов книги: ${sheets.map(quoted).join(', ')}${areAll ? '' : ' и другие'}. Назовите нужный «Quotes».`,
  'which-encoding': () =>
    'В файле не сказано, в какой кодировке его буквы. Сохраните его как «CSV UTF-8».',
  'headings-doubled': ({ columns }: { readonly columns: readonly string[] }) =>
    `Сразу у нескольких столбцов заголовок для одного и того же: ${listed(columns)}. Дайте лишним другой заголовок.`,
  'heading-of-which-language': ({ heading }: { readonly heading: string }) =>
    `В заголовке «${heading}» названо несколько языков. Назовите только тот, на котором написан столбец.`,
};

const columns = {
  'column-missing': ({ column }: Column) => `Нет столбца ${column}`,
  'column-doubled': ({ count, name }: Count & { readonly name: string }) =>
    `Столбцов с названием ${name}: ${number(count)}`,
  'heading-of-languages': ({
    heading,
    columns,
  }: {
    readonly heading: string;
    readonly columns: readonly string[];
  }) => `Заголовок «${heading}» может означать ${either(columns)}`,
};

const cells = {
  'row-too-wide': () =>
    'В этой строке больше значений, чем столбцов. Заключите в кавычки текст, в котором есть разделитель',
  'cell-too-long': ({ max }: Max) =>
    `В этой ячейке слишком много знаков, можно не более ${number(max)}. Сократите текст`,
  'cells-merged': ({ range }: { readonly range: string }) =>
    `Ячейки ${range} объединены. Заполните каждую отдельно`,
  'cell-without-result': () => 'В этой ячейке формула без результата. Замените её значением',
  'cell-with-unreadable-number': () =>
    'Число в этой ячейке нельзя прочитать. Задайте ячейке текстовый формат и введите его заново',
  'cell-with-error': () => 'В этой ячейке показана ошибка. Замените её значением',
  'cell-with-date': ({ date }: { readonly date: string }) =>
    `В этой ячейке дата ${date}. Задайте ячейке текстовый формат и введите значение заново`,
  'cell-with-time': () =>
    'В этой ячейке дата или время. Задайте ячейке текстовый формат и введите значение заново',
  'language-unknown': ({ text }: { readonly text: string }) =>
    `«${text}» не входит в число языков сайта. Укажите код языка, например en, или оставьте ячейку пустой`,
  'row-repeated-otherwise': ({ row }: Row) =>
    `В строке ${number(row)} та же цитата с другими переводами. Поместите их в одну строку`,
  'key-doubled': ({
    rows,
    others,
  }: {
    readonly rows: readonly number[];
    readonly others: number;
  }) => {
    const named = rows.map(number);
    const all = others > 0 ? [...named, `ещё ${number(others)}`] : named;
    return `У нескольких строк один и тот же ключ (${listed(all)}), но изменить свою цитату может только одна строка. Пропустите остальные или очистите ключ у новых цитат`;
  },
};

export const sheets = {
  ...files,
  ...recipes,
  ...questions,
  ...columns,
  ...cells,
  ...sheetDates,
};
