import { day as dayName, listed, number, rows as rowsOf } from '../words.ts';

interface Rows {
  readonly rows: number;
}
interface Row {
  readonly row: number;
}

type ReadEncoding =
  | 'windows-1252'
  | 'windows-1250'
  | 'windows-1251'
  | 'windows-1256'
  | 'windows-1257';

const ENCODINGS: Readonly<Record<ReadEncoding, readonly [name: string, letters: string]>> = {
  'windows-1252': ['Windows-1252 (западноевропейская)', 'буквы со значками'],
  'windows-1250': ['Windows-1250 (центральноевропейская)', 'буквы со значками'],
  'windows-1251': ['Windows-1251 (кириллица)', 'буквы'],
  'windows-1256': ['Windows-1256 (арабская и персидская)', 'буквы'],
  'windows-1257': ['Windows-1257 (балтийская)', 'буквы со значками'],
};

const unheaded = ({ letter }: { readonly letter: string }): string => `${letter} (без заголовка)`;

const parts = {
  'encoding-read': ({
    encoding,
    isUtf8,
  }: {
    readonly encoding: ReadEncoding;
    readonly isUtf8: boolean;
  }) => {
    const [name, letters] = ENCODINGS[encoding];
    return isUtf8
      ? `Возможно, файл в UTF-8, но прочитан как ${name}. Проверьте ${letters} и кавычки.`
      : `Файл не в UTF-8 и прочитан как ${name}. Проверьте ${letters} и кавычки; если они неверны, сохраните файл как «CSV UTF-8».`;
  },
  'sheets-not-read': ({
    sheet,
    unread,
    others,
  }: {
    readonly sheet: string;
    readonly unread: readonly ({ readonly name: string } & Rows)[];
    readonly others: number;
  }) => {
    const named = unread.map(({ name, rows }) => `«${name}» (${rowsOf(rows)})`);
    const all = others > 0 ? [...named, `другие листы (${number(others)})`] : named;
    return `Прочитан только лист «${sheet}». Не прочитаны: ${listed(all)}.`;
  },
  'rows-above-headings': ({ rows, row }: Rows & Row) =>
    rows === 1
      ? `Строка над заголовками (они в строке ${number(row)}) не прочитана.`
      : `Строки над заголовками (они в строке ${number(row)}) не прочитаны: ${number(rows)}.`,
  'headings-repeated': ({ rows, row }: Rows & Row) =>
    rows === 1
      ? `Строка ${number(row)} повторяет заголовки и не прочитана.`
      : `Строки, повторяющие заголовки, не прочитаны: ${number(rows)}, первая из них — строка ${number(row)}.`,
  'headings-explained': ({ row }: Row) =>
    `Строка ${number(row)} поясняет заголовки и не прочитана.`,
  'examples-not-added': ({ rows, row }: Rows & Row) =>
    rows === 1
      ? `Пример в строке ${number(row)} не добавлен.`
      : `Примеры, начиная со строки ${number(row)}, не добавлены: ${number(rows)}.`,
  'column-without-heading': unheaded,
  'columns-not-read': ({
    named,
    unnamed,
  }: {
    readonly named: readonly string[];
    readonly unnamed: readonly string[];
  }) => {
    const letters = unnamed.map((letter) => unheaded({ letter }));
    return `Эти столбцы не прочитаны: ${[...named, ...letters].join(', ')}`;
  },
  'columns-not-all-named': ({
    columns,
    named,
  }: {
    readonly columns: number;
    readonly named: number;
  }) => `Не прочитано столбцов: ${number(columns)}; из них названо: ${number(named)}.`,
  'more-notes': ({ notes }: { readonly notes: number }) => `Ещё таких замечаний: ${number(notes)}.`,
};

const alterations = {
  'date-parts-read': ({ headings }: { readonly headings: readonly string[] }) =>
    `Эти столбцы прочитаны как одна дата: ${headings.map((heading) => `«${heading}»`).join(', ')}.`,
  'scheme-added': ({ rows }: Rows) =>
    `Перед адресом, в котором этого не было, добавлено https:// (строк: ${number(rows)}).`,
  'marker-read-as-empty': ({ rows }: Rows) =>
    `Ячейки с чертой, «n/a» или «none» прочитаны как пустые (строк: ${number(rows)}).`,
  'quotation-marks-taken-off': ({ rows }: Rows) =>
    `Кавычки вокруг текста убраны: страница ставит свои (текстов: ${number(rows)}).`,
  'merged-value-used': ({ rows }: Rows) =>
    `Значение объединённых ячеек взято для каждой их строки (строк: ${number(rows)}).`,
  'link-target-used': ({ rows }: Rows) =>
    `Взят адрес, на который ведёт ссылка (строк: ${number(rows)}).`,
  'link-elsewhere-used': ({ rows }: Rows) =>
    `Ссылка из текста или источника цитаты взята как ссылка на источник (строк: ${number(rows)}).`,
  'hidden-row-read': ({ rows }: Rows) =>
    `Скрытые на листе строки прочитаны наравне с остальными: ${number(rows)}.`,
};

type DateReading = 'dmy' | 'mdy' | 'either' | 'year first' | 'words' | 'badi' | 'time';

const READINGS: Readonly<Record<DateReading, string>> = {
  dmy: 'первым стоит день',
  mdy: 'первым стоит месяц',
  either: 'в любом порядке это один и тот же день',
  'year first': 'первым стоит год',
  words: 'по названию месяца',
  badi: 'дата по календарю Бадӣʻ',
  time: 'без времени суток',
};

interface ReadDate extends Row {
  readonly text: string;
  readonly day: string;
}

const dates = {
  'dates-read': ({
    reading,
    rows,
    row,
    text,
    day,
  }: ReadDate & Rows & { readonly reading: DateReading }) =>
    rows === 1
      ? `Дата в строке ${number(row)}, «${text}», прочитана как ${dayName(day)} (${READINGS[reading]}).`
      : `Дата «${text}» и подобные прочитаны так: ${dayName(day)} (${READINGS[reading]}; строк: ${number(rows)}).`,
  'dates-exchanged': ({ cells, row, day, text }: ReadDate & { readonly cells: number }) => {
    const which = `${dayName(day)} в строке ${number(row)}`;
    const some =
      cells === 1
        ? `В ячейке с датой (${which})`
        : `В ячейках с датами (их ${number(cells)}, например ${which})`;
    return `${some} день и месяц, возможно, переставлены: ни в одной ячейке с датой нет дня больше 12, а другие даты, например «${text}», записаны текстом. Программы для таблиц так поступают с датами другой страны. Проверьте их.`;
  },
};

const comparison = {
  'keys-unknown': ({ rows }: Rows) =>
    `Строк с ключом, которого нет ни у одной цитаты этого сайта: ${number(rows)}. Цитата удалена, или ключ повреждён либо с другого сайта. Такая строка читается так, будто ключа в ней нет.`,
  'rows-added-once': ({ rows }: Rows) =>
    `Строк, совпадающих с более ранней строкой файла: ${number(rows)}. Добавляется только одна из одинаковых.`,
  'rows-not-all-shown': ({ rows }: Rows) =>
    `Здесь показаны только первые строки (${number(rows)}); остальные учтены в подсчёте.`,
  'dates-not-all-shown': ({ dates }: { readonly dates: number }) =>
    `С цитатами показаны только первые даты (${number(dates)}); остальные учтены в подсчёте.`,
};

export const notes = { ...parts, ...alterations, ...dates, ...comparison };
