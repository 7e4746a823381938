import { either, listed, number, plural } from '../words.ts';
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

const TOO_MUCH_TO_READ = {
  csv: 'Divídalo en varios archivos.',
  xlsx: 'Copie las citas en un libro nuevo.',
  xls: 'Guárdelo como libro de Excel (.xlsx).',
} as const;

const TOO_MUCH_TO_WRITE = {
  csv: 'Exportar las citas requiere demasiado tiempo o memoria. Inténtelo de nuevo más tarde.',
  xlsx: 'Exportar las citas como XLSX requiere demasiado tiempo o memoria. Expórtelas como CSV.',
  xls: 'Exportar las citas como XLS requiere demasiado tiempo o memoria. Expórtelas como XLSX o CSV.',
} as const;

const COPY = 'Copie las citas en un libro nuevo.';
const SAVE_AS_XLSX =
  'Ábralo en un programa de hojas de cálculo y guárdelo como libro de Excel (.xlsx).';
const SPLIT = 'Divídalo en varios archivos.';
const CHOOSE_AGAIN = 'Si el archivo cambió, elíjalo de nuevo.';

const quoted = (text: string) => `«${text}»`;

const files = {
  'files-busy': () =>
    'Se están leyendo varios archivos en este momento. Inténtelo de nuevo en un momento.',
  'file-takes-too-much': ({ format }: Format) =>
    `Leer el archivo requiere demasiado tiempo o memoria. ${TOO_MUCH_TO_READ[format]}`,
  'export-takes-too-much': ({ format }: Format) => TOO_MUCH_TO_WRITE[format],
  'too-many-for-xls': ({ max }: Max) =>
    `En un archivo XLS caben ${number(max)} citas. Expórtelas como XLSX o CSV.`,
  'no-such-template': () => 'Esa plantilla no existe.',

  'file-not-csv': () =>
    'El contenido del archivo no es CSV. Guárdelo en un programa de hojas de cálculo como «CSV UTF-8» o como libro de Excel (.xlsx).',
  'file-damaged-text': () =>
    'Algunas letras del archivo están dañadas. Abra el original en un programa de hojas de cálculo y guárdelo como «CSV UTF-8» o como libro de Excel (.xlsx).',
  'file-misplaced-quotes': ({ row }: Row) =>
    `Las comillas de la fila ${number(row)} no concuerdan. En un texto que tiene comillas propias hay que duplicar cada una y poner un par alrededor de todo, sin espacio delante.`,
  'file-too-many-irregular-rows': () =>
    'El archivo tiene muchas más filas que una lista de citas. Copie las citas en un archivo nuevo.',
  'file-too-many-columns': ({ limit }: Limit) =>
    `El archivo tiene más de ${number(limit)} columnas con contenido. Elimine las que no hagan falta y súbalo de nuevo.`,
  'file-not-xlsx': () =>
    'El contenido del archivo no es XLSX. Un archivo no se convierte en libro por su nombre: abra el original en un programa de hojas de cálculo, copie las citas en un libro nuevo y súbalo.',
  'file-not-xls': () => `El contenido del archivo no es XLS. ${SAVE_AS_XLSX}`,
  'file-too-old': () => `El libro es de un tipo muy antiguo. ${SAVE_AS_XLSX}`,
  'file-password-protected': () =>
    'El libro está protegido con contraseña. Guárdelo sin contraseña y súbalo de nuevo.',
  'file-damaged-xlsx': () =>
    'El libro está dañado. Ábralo en un programa de hojas de cálculo, copie las citas en un libro nuevo y súbalo.',
  'file-damaged-xls': () => `El libro está dañado. ${SAVE_AS_XLSX}`,
  'file-too-large-unpacked': () =>
    `Al descomprimirse, el libro es mucho mayor que una lista de citas. ${COPY}`,
  'file-too-many-parts': ({ limit }: Limit) =>
    `El libro tiene más de ${number(limit)} partes, muchas más que una lista de citas. ${COPY}`,
  'file-too-many-sheets': ({ limit }: Limit) =>
    `El libro tiene más de ${number(limit)} hojas. ${COPY}`,
  'file-too-many-cells': ({ limit }: Limit) =>
    `El libro tiene más de ${number(limit)} celdas, muchas más que una lista de citas. ${COPY}`,

  'file-empty': () => 'El archivo está vacío.',
  'sheet-empty': ({ sheet }: { readonly sheet: string }) => `La hoja «${sheet}» está vacía.`,
  'columns-not-named': ({
    needed,
    optional,
  }: {
    readonly needed: readonly string[];
    readonly optional: readonly string[];
  }) =>
    `Una fila al principio debe nombrar las columnas: ${listed(needed)} y, si quiere, ${listed(optional)}.`,
  'file-without-quotes': () =>
    'El archivo no tiene citas. Complete una fila para cada una debajo de la primera.',
  'every-quote-left-out': () => 'El archivo no tiene citas que no se omitan.',
  'too-many-quotes': ({ count, max }: Count & Max) =>
    `El archivo tiene ${number(count)} citas, pero solo se pueden subir ${number(max)} a la vez. ${SPLIT}`,
  'far-too-many-quotes': ({ limit, max }: Limit & Max) =>
    `El archivo tiene más de ${number(limit)} citas, pero solo se pueden subir ${number(max)} a la vez. ${SPLIT}`,
  'too-much-text': ({ max }: Max) =>
    `Las citas del archivo suman más de ${number(max)} caracteres. ${SPLIT}`,
  'file-has-problems': ({ count }: Count) =>
    plural(count, {
      one: `El archivo no se subió: ${number(count)} fila tiene problemas. Corríjala y suba el archivo de nuevo.`,
      other: `El archivo no se subió: ${number(count)} filas tienen problemas. Corríjalas y suba el archivo de nuevo.`,
    }),
  'rows-change-quotes': ({ count }: Count) =>
    plural(count, {
      one: `${number(count)} fila cambiaría una cita guardada. Revísela y suba el archivo de nuevo.`,
      other: `${number(count)} filas cambiarían citas guardadas. Revíselas y suba el archivo de nuevo.`,
    }),
  'rows-change-newer-quotes': ({ count }: Count) =>
    plural(count, {
      one: `${number(count)} fila cambiaría una cita que se modificó después de hacerse el archivo. Elija qué debe valer y suba el archivo de nuevo.`,
      other: `${number(count)} filas cambiarían citas que se modificaron después de hacerse el archivo. Elija para cada una qué debe valer y suba el archivo de nuevo.`,
    }),
};

const recipes = {
  'recipe-not-utf-8': () => 'La receta no es UTF-8 válido.',
  'recipe-not-json': () => 'La receta no es JSON válido.',
  'file-changed': () => 'El archivo cambió desde que se abrió. Elíjalo de nuevo.',
  'recipe-sheet-missing': ({ sheet }: { readonly sheet: string }) =>
    `La receta nombra la hoja «${sheet}», que el archivo no tiene. ${CHOOSE_AGAIN}`,
  'recipe-column-missing': ({ column }: Column) =>
    `La receta nombra la columna ${column}, que el archivo no tiene. ${CHOOSE_AGAIN}`,
  'recipe-date-missing': ({ date }: { readonly date: string }) =>
    `La receta nombra la fecha ${date}, que el archivo no tiene. ${CHOOSE_AGAIN}`,
  'recipe-row-missing': ({ row }: Row) =>
    `La receta nombra la fila ${number(row)}, en la que el archivo no tiene ninguna cita. ${CHOOSE_AGAIN}`,
  'recipe-headings-missing': ({ row }: Row) =>
    `La receta dice que los encabezados están en la fila ${number(row)}, pero allí no hay nada. ${CHOOSE_AGAIN}`,
  'recipe-column-twice': (twice: Column & { readonly fields: readonly [string, string] }) =>
    `La receta nombra la columna ${twice.column} tanto para ${twice.fields[0]} como para ${twice.fields[1]}. Elija otra columna para una de las dos.`,
  'recipe-cell-twice': ({ column, row }: Column & Row) =>
    `La receta cambia ${column} en la fila ${number(row)} dos veces.`,
  'recipe-sheet-of-csv': () => 'La receta nombra una hoja, pero un archivo CSV no tiene ninguna.',
  'recipe-encoding-of-workbook': () =>
    'La receta nombra una codificación o un separador, pero un libro no los tiene.',
};

const questions = {
  'which-sheet': ({
    sheets,
    areAll,
  }: {
    readonly sheets: readonly string[];
    readonly areAll: boolean;
  }) =>
    `Podrían ser varias hojas del libro: ${sheets.map(quoted).join(', ')}${areAll ? '' : ' y otras'}. Llame «Quotes» a la correcta.`,
  'which-encoding': () =>
    'El archivo no dice en qué codificación están sus letras. Guárdelo como «CSV UTF-8».',
  'headings-doubled': ({ columns }: { readonly columns: readonly string[] }) =>
    `Varias columnas tienen un encabezado para ${listed(columns)}. Dé otro a las que no correspondan.`,
  'heading-of-which-language': ({ heading }: { readonly heading: string }) =>
    `El encabezado «${heading}» nombra varios idiomas. Nombre solo aquel en el que está la columna.`,
};

const columns = {
  'column-missing': ({ column }: Column) => `Falta la columna ${column}`,
  'column-doubled': ({ count, name }: Count & { readonly name: string }) =>
    plural(count, {
      one: `Hay ${number(count)} columna llamada ${name}`,
      other: `Hay ${number(count)} columnas llamadas ${name}`,
    }),
  'heading-of-languages': ({
    heading,
    columns,
  }: {
    readonly heading: string;
    readonly columns: readonly string[];
  }) => `El encabezado «${heading}» puede significar ${either(columns)}`,
};

const cells = {
  'row-too-wide': () =>
    'Esta fila tiene más valores que columnas hay. Ponga entre comillas el texto que contiene el separador',
  'cell-too-long': ({ max }: Max) => `Esta celda tiene más de ${number(max)} caracteres. Acórtela`,
  'cells-merged': ({ range }: { readonly range: string }) =>
    `Las celdas ${range} están combinadas. Complete cada una por separado`,
  'cell-without-result': () =>
    'Esta celda tiene una fórmula sin resultado. Sustitúyala por su valor',
  'cell-with-unreadable-number': () =>
    'Esta celda tiene un número que no se puede leer. Dé a la celda formato de texto y escríbalo de nuevo',
  'cell-with-error': () => 'Esta celda muestra un error. Sustitúyalo por su valor',
  'cell-with-date': ({ date }: { readonly date: string }) =>
    `Esta celda contiene la fecha ${date}. Dele formato de texto y escríbala de nuevo`,
  'cell-with-time': () =>
    'Esta celda contiene una fecha o una hora. Dele formato de texto y escriba el contenido de nuevo',
  'language-unknown': ({ text }: { readonly text: string }) =>
    `«${text}» no es uno de los idiomas del sitio. Escriba su código, por ejemplo en, o déjelo vacío`,
  'row-repeated-otherwise': ({ row }: Row) =>
    `La fila ${number(row)} tiene la misma cita con otras traducciones. Póngalas en una sola fila`,
  'key-doubled': ({
    rows,
    others,
  }: {
    readonly rows: readonly number[];
    readonly others: number;
  }) => {
    const named = rows.map(number);
    const all = others > 0 ? [...named, `${number(others)} más`] : named;
    return `Las filas ${listed(all)} tienen la misma clave, pero solo una fila puede cambiar su cita. Omita las demás o borre la clave de las que sean citas nuevas`;
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
