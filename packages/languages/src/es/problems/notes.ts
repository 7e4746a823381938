import { day as dayName, listed, number, plural } from '../words.ts';

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
  'windows-1252': ['Windows-1252 (Europa occidental)', 'las letras con acentos'],
  'windows-1250': ['Windows-1250 (Europa central)', 'las letras con acentos'],
  'windows-1251': ['Windows-1251 (cirílico)', 'las letras'],
  'windows-1256': ['Windows-1256 (árabe y persa)', 'las letras'],
  'windows-1257': ['Windows-1257 (báltico)', 'las letras con acentos'],
};

const unheaded = ({ letter }: { readonly letter: string }): string => `${letter} (sin encabezado)`;

const inRows = (rows: number): string =>
  plural(rows, { one: `En ${number(rows)} fila`, other: `En ${number(rows)} filas` });

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
      ? `El archivo quizá esté en UTF-8, pero se leyó como ${name}: compruebe ${letters} y las comillas.`
      : `El archivo no está en UTF-8. Se leyó como ${name}: compruebe ${letters} y las comillas y, si están mal, guárdelo como «CSV UTF-8».`;
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
    const named = unread.map(({ name, rows }) =>
      plural(rows, {
        one: `«${name}» (${number(rows)} fila)`,
        other: `«${name}» (${number(rows)} filas)`,
      }),
    );
    const more = plural(others, {
      one: `${number(others)} hoja más`,
      other: `${number(others)} hojas más`,
    });
    return `Solo se leyó la hoja «${sheet}», no ${listed(others > 0 ? [...named, more] : named)}.`;
  },
  'rows-above-headings': ({ rows, row }: Rows & Row) =>
    plural(rows, {
      one: `La fila por encima de los encabezados de la fila ${number(row)} no se leyó.`,
      other: `Las ${number(rows)} filas por encima de los encabezados de la fila ${number(row)} no se leyeron.`,
    }),
  'headings-repeated': ({ rows, row }: Rows & Row) =>
    plural(rows, {
      one: `La fila ${number(row)} repite los encabezados y no se leyó.`,
      other: `${number(rows)} filas repiten los encabezados y no se leyeron; la primera de ellas es la fila ${number(row)}.`,
    }),
  'headings-explained': ({ row }: Row) =>
    `La fila ${number(row)} explica los encabezados y no se leyó.`,
  'examples-not-added': ({ rows, row }: Rows & Row) =>
    plural(rows, {
      one: `El ejemplo de la fila ${number(row)} no se añadió.`,
      other: `${number(rows)} ejemplos, a partir de la fila ${number(row)}, no se añadieron.`,
    }),
  'column-without-heading': unheaded,
  'columns-not-read': ({
    named,
    unnamed,
  }: {
    readonly named: readonly string[];
    readonly unnamed: readonly string[];
  }) => {
    const letters = unnamed.map((letter) => unheaded({ letter }));
    return `Estas columnas no se leyeron: ${[...named, ...letters].join(', ')}`;
  },
  'columns-not-all-named': ({
    columns,
    named,
  }: {
    readonly columns: number;
    readonly named: number;
  }) => `${number(columns)} columnas no se leyeron; aquí se nombran ${number(named)} de ellas.`,
  'more-notes': ({ notes }: { readonly notes: number }) =>
    plural(notes, {
      one: `Hay ${number(notes)} nota más como estas.`,
      other: `Hay ${number(notes)} notas más como estas.`,
    }),
};

const alterations = {
  'date-parts-read': ({ headings }: { readonly headings: readonly string[] }) =>
    `Las columnas ${headings.map((heading) => `«${heading}»`).join(', ')} se leyeron como una sola fecha.`,
  'scheme-added': ({ rows }: Rows) =>
    `${inRows(rows)} se puso https:// delante de una dirección que no lo tenía.`,
  'marker-read-as-empty': ({ rows }: Rows) =>
    `${inRows(rows)} se leyeron como vacías las celdas con una raya, «n/a» o «none».`,
  'quotation-marks-taken-off': ({ rows }: Rows) =>
    plural(rows, {
      one: `Se quitaron las comillas que rodeaban ${number(rows)} texto: la página pone las suyas.`,
      other: `Se quitaron las comillas que rodeaban ${number(rows)} textos: la página pone las suyas.`,
    }),
  'merged-value-used': ({ rows }: Rows) =>
    `${inRows(rows)} se usó el valor de celdas combinadas para cada una de sus filas.`,
  'link-target-used': ({ rows }: Rows) =>
    `${inRows(rows)} se usó la dirección a la que lleva un enlace.`,
  'link-elsewhere-used': ({ rows }: Rows) =>
    `${inRows(rows)} se usó como referencia el enlace del texto o de la fuente.`,
  'hidden-row-read': ({ rows }: Rows) =>
    plural(rows, {
      one: `${number(rows)} fila oculta en la hoja se leyó como las demás.`,
      other: `${number(rows)} filas ocultas en la hoja se leyeron como las demás.`,
    }),
};

type DateReading = 'dmy' | 'mdy' | 'either' | 'year first' | 'words' | 'badi' | 'time';

const READINGS: Readonly<Record<DateReading, string>> = {
  dmy: 'con el día primero',
  mdy: 'con el mes primero',
  either: 'como el mismo día en cualquiera de los dos órdenes',
  'year first': 'con el año primero',
  words: 'por el nombre del mes',
  badi: 'como fecha badíʻ',
  time: 'sin la hora',
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
    plural(rows, {
      one: `La fecha de la fila ${number(row)}, «${text}», se leyó ${READINGS[reading]}: ${dayName(day)}.`,
      other: `Las fechas de ${number(rows)} filas, por ejemplo «${text}», se leyeron ${READINGS[reading]}: ${dayName(day)}.`,
    }),
  'dates-exchanged': ({ cells, row, day, text }: ReadDate & { readonly cells: number }) => {
    const which = `${dayName(day)} en la fila ${number(row)}`;
    const why = `ninguna celda de fecha tiene un día mayor que 12, y otras fechas, por ejemplo «${text}», son textos. Los programas de hojas de cálculo hacen esto con fechas de otro país. Compruébelas.`;
    return plural(cells, {
      one: `La celda de fecha con el ${which} quizá tenga el día y el mes intercambiados: ${why}`,
      other: `${number(cells)} celdas de fecha, por ejemplo la del ${which}, quizá tengan el día y el mes intercambiados: ${why}`,
    });
  },
};

const comparison = {
  'keys-unknown': ({ rows }: Rows) =>
    plural(rows, {
      one: `${number(rows)} fila tiene una clave que no tiene ninguna cita de este sitio: la cita se eliminó, o la clave está dañada o es de otro sitio. Una fila así se lee como si no tuviera clave.`,
      other: `${number(rows)} filas tienen claves que no tiene ninguna cita de este sitio: la cita se eliminó, o la clave está dañada o es de otro sitio. Una fila así se lee como si no tuviera clave.`,
    }),
  'rows-added-once': ({ rows }: Rows) =>
    plural(rows, {
      one: `${number(rows)} fila es igual a otra anterior del archivo y se añade una sola vez.`,
      other: `${number(rows)} filas son iguales a otras anteriores del archivo y se añaden una sola vez.`,
    }),
  'rows-not-all-shown': ({ rows }: Rows) =>
    `Aquí solo se muestran las primeras ${number(rows)} filas; las demás están contadas.`,
  'dates-not-all-shown': ({ dates }: { readonly dates: number }) =>
    `Solo las primeras ${number(dates)} fechas se muestran con sus citas; las demás están contadas.`,
};

export const notes = { ...parts, ...alterations, ...dates, ...comparison };
