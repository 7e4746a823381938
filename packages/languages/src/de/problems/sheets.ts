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
  csv: 'Bitte teilen Sie sie auf mehrere Dateien auf.',
  xlsx: 'Bitte kopieren Sie die Zitate in eine neue Arbeitsmappe.',
  xls: 'Bitte speichern Sie sie als Excel-Arbeitsmappe (.xlsx).',
} as const;

const TOO_MUCH_TO_WRITE = {
  csv: 'Die Zitate zu exportieren braucht zu viel Zeit oder Speicher. Bitte versuchen Sie es später noch einmal.',
  xlsx: 'Die Zitate als XLSX zu exportieren braucht zu viel Zeit oder Speicher. Bitte exportieren Sie sie als CSV.',
  xls: 'Die Zitate als XLS zu exportieren braucht zu viel Zeit oder Speicher. Bitte exportieren Sie sie als XLSX oder CSV.',
} as const;

const COPY = 'Bitte kopieren Sie die Zitate in eine neue Arbeitsmappe.';
const COPY_AND_UPLOAD =
  'kopieren Sie die Zitate in eine neue Arbeitsmappe, und laden Sie diese hoch.';
const SAVE_AS_XLSX =
  'Bitte öffnen Sie sie in einem Tabellenprogramm und speichern Sie sie als Excel-Arbeitsmappe (.xlsx).';
const SPLIT = 'Bitte teilen Sie sie auf mehrere Dateien auf.';
const CHOOSE_AGAIN = 'Wenn sich die Datei geändert hat, wählen Sie sie bitte noch einmal.';

const quoted = (text: string) => `„${text}“`;

const files = {
  'files-busy': () =>
    'Es werden gerade mehrere Dateien gelesen. Bitte versuchen Sie es gleich noch einmal.',
  'file-takes-too-much': ({ format }: Format) =>
    `Die Datei zu lesen braucht zu viel Zeit oder Speicher. ${TOO_MUCH_TO_READ[format]}`,
  'export-takes-too-much': ({ format }: Format) => TOO_MUCH_TO_WRITE[format],
  'too-many-for-xls': ({ max }: Max) =>
    `Eine XLS-Datei hat Platz für ${number(max)} Zitate. Bitte exportieren Sie sie als XLSX oder CSV.`,
  'no-such-template': () => 'Diese Vorlage gibt es nicht.',

  'file-not-csv': () =>
    'Der Inhalt der Datei ist kein CSV. Bitte speichern Sie sie in einem Tabellenprogramm als „CSV UTF-8“ oder als Excel-Arbeitsmappe (.xlsx).',
  'file-damaged-text': () =>
    'Einige Buchstaben der Datei sind beschädigt. Bitte öffnen Sie das Original in einem Tabellenprogramm und speichern Sie es als „CSV UTF-8“ oder als Excel-Arbeitsmappe (.xlsx).',
  'file-misplaced-quotes': ({ row }: Row) =>
    `Die Anführungszeichen in Zeile ${number(row)} passen nicht zusammen. In einem Text, der selbst welche hat, muss jedes verdoppelt sein, und um das Ganze gehört ein Paar, ohne Leerzeichen davor.`,
  'file-too-many-irregular-rows': () =>
    'Die Datei hat weit mehr Zeilen als eine Liste von Zitaten. Bitte kopieren Sie die Zitate in eine neue Datei.',
  'file-too-many-columns': ({ limit }: Limit) =>
    `Die Datei hat mehr als ${number(limit)} Spalten, in denen etwas steht. Bitte löschen Sie die Spalten, die nicht gebraucht werden, und laden Sie sie noch einmal hoch.`,
  'file-not-xlsx': () =>
    `Der Inhalt der Datei ist kein XLSX. Durch ihren Namen wird eine Datei noch keine Arbeitsmappe: Bitte öffnen Sie das Original in einem Tabellenprogramm, ${COPY_AND_UPLOAD}`,
  'file-not-xls': () => `Der Inhalt der Datei ist kein XLS. ${SAVE_AS_XLSX}`,
  'file-too-old': () => `Die Arbeitsmappe ist von sehr alter Art. ${SAVE_AS_XLSX}`,
  'file-password-protected': () =>
    'Die Arbeitsmappe ist mit einem Passwort geschützt. Bitte speichern Sie sie ohne Passwort und laden Sie sie noch einmal hoch.',
  'file-damaged-xlsx': () =>
    `Die Arbeitsmappe ist beschädigt. Bitte öffnen Sie sie in einem Tabellenprogramm, ${COPY_AND_UPLOAD}`,
  'file-damaged-xls': () => `Die Arbeitsmappe ist beschädigt. ${SAVE_AS_XLSX}`,
  'file-too-large-unpacked': () =>
    `Die Arbeitsmappe wird beim Entpacken viel größer als eine Liste von Zitaten. ${COPY}`,
  'file-too-many-parts': ({ limit }: Limit) =>
    `Die Arbeitsmappe hat mehr als ${number(limit)} Teile, weit mehr als eine Liste von Zitaten. ${COPY}`,
  'file-too-many-sheets': ({ limit }: Limit) =>
    `Die Arbeitsmappe hat mehr als ${number(limit)} Blätter. ${COPY}`,
  'file-too-many-cells': ({ limit }: Limit) =>
    `Die Arbeitsmappe hat mehr als ${number(limit)} Zellen, weit mehr als eine Liste von Zitaten. ${COPY}`,

  'file-empty': () => 'Die Datei ist leer.',
  'sheet-empty': ({ sheet }: { readonly sheet: string }) => `Das Blatt „${sheet}“ ist leer.`,
  'columns-not-named': ({
    needed,
    optional,
  }: {
    readonly needed: readonly string[];
    readonly optional: readonly string[];
  }) =>
    `Eine Zeile am Anfang muss die Spalten benennen: ${listed(needed)}, und wenn Sie möchten ${listed(optional)}.`,
  'file-without-quotes': () =>
    'Die Datei hat keine Zitate. Bitte füllen Sie für jedes eine Zeile unter der ersten aus.',
  'every-quote-left-out': () => 'Alle Zitate der Datei sind ausgelassen.',
  'too-many-quotes': ({ count, max }: Count & Max) =>
    `Die Datei hat ${number(count)} Zitate, aber höchstens ${number(max)} können auf einmal hochgeladen werden. ${SPLIT}`,
  'far-too-many-quotes': ({ limit, max }: Limit & Max) =>
    `Die Datei hat mehr als ${number(limit)} Zitate, aber höchstens ${number(max)} können auf einmal hochgeladen werden. ${SPLIT}`,
  'too-much-text': ({ max }: Max) =>
    `Die Zitate der Datei haben zusammen mehr als ${number(max)} Zeichen. ${SPLIT}`,
  'file-has-problems': ({ count }: Count) =>
    plural(count, {
      one: `Die Datei wurde nicht hochgeladen: ${number(count)} Zeile hat Probleme. Bitte beheben Sie sie und laden Sie die Datei noch einmal hoch.`,
      other: `Die Datei wurde nicht hochgeladen: ${number(count)} Zeilen haben Probleme. Bitte beheben Sie sie und laden Sie die Datei noch einmal hoch.`,
    }),
  'rows-change-quotes': ({ count }: Count) =>
    plural(count, {
      one: `${number(count)} Zeile würde ein gespeichertes Zitat ändern. Bitte sehen Sie sie durch und laden Sie die Datei noch einmal hoch.`,
      other: `${number(count)} Zeilen würden gespeicherte Zitate ändern. Bitte sehen Sie sie durch und laden Sie die Datei noch einmal hoch.`,
    }),
  'rows-change-newer-quotes': ({ count }: Count) =>
    plural(count, {
      one: `${number(count)} Zeile würde ein Zitat ändern, das geändert wurde, nachdem die Datei entstand. Bitte wählen Sie, was gelten soll, und laden Sie die Datei noch einmal hoch.`,
      other: `${number(count)} Zeilen würden Zitate ändern, die geändert wurden, nachdem die Datei entstand. Bitte wählen Sie für jede, was gelten soll, und laden Sie die Datei noch einmal hoch.`,
    }),
};

const recipes = {
  'recipe-not-utf-8': () => 'Das Rezept ist kein gültiges UTF-8.',
  'recipe-not-json': () => 'Das Rezept ist kein gültiges JSON.',
  'file-changed': () =>
    'Die Datei hat sich geändert, seit sie geöffnet wurde. Bitte wählen Sie sie noch einmal.',
  'recipe-sheet-missing': ({ sheet }: { readonly sheet: string }) =>
    `Das Rezept nennt das Blatt „${sheet}“, das die Datei nicht hat. ${CHOOSE_AGAIN}`,
  'recipe-column-missing': ({ column }: Column) =>
    `Das Rezept nennt die Spalte ${column}, die die Datei nicht hat. ${CHOOSE_AGAIN}`,
  'recipe-date-missing': ({ date }: { readonly date: string }) =>
    `Das Rezept nennt das Datum ${date}, das die Datei nicht hat. ${CHOOSE_AGAIN}`,
  'recipe-row-missing': ({ row }: Row) =>
    `Das Rezept nennt die Zeile ${number(row)}, in der die Datei kein Zitat hat. ${CHOOSE_AGAIN}`,
  'recipe-headings-missing': ({ row }: Row) =>
    `Das Rezept sagt, dass die Überschriften in Zeile ${number(row)} stehen, aber dort steht nichts. ${CHOOSE_AGAIN}`,
  'recipe-column-twice': (twice: Column & { readonly fields: readonly [string, string] }) =>
    `Das Rezept nennt die Spalte ${twice.column} sowohl für ${twice.fields[0]} als auch für ${twice.fields[1]}. Bitte wählen Sie für eines davon eine andere Spalte.`,
  'recipe-cell-twice': ({ column, row }: Column & Row) =>
    `Das Rezept ändert ${column} in Zeile ${number(row)} zweimal.`,
  'recipe-sheet-of-csv': () => 'Das Rezept nennt ein Blatt, aber eine CSV-Datei hat keines.',
  'recipe-encoding-of-workbook': () =>
    'Das Rezept nennt eine Zeichenkodierung oder ein Trennzeichen, aber eine Arbeitsmappe hat keines.',
};

const questions = {
  'which-sheet': ({
    sheets,
    areAll,
  }: {
    readonly sheets: readonly string[];
    readonly areAll: boolean;
  }) =>
    `Mehrere Blätter der Arbeitsmappe könnten gemeint sein: ${sheets.map(quoted).join(', ')}${areAll ? '' : ' und andere'}. Bitte nennen Sie das richtige „Quotes“.`,
  'which-encoding': () =>
    'Die Datei sagt nicht, in welcher Kodierung ihre Buchstaben stehen. Bitte speichern Sie sie als „CSV UTF-8“.',
  'headings-doubled': ({ columns }: { readonly columns: readonly string[] }) =>
    `Mehrere Spalten haben eine Überschrift für ${listed(columns)}. Bitte geben Sie denen, die nicht gemeint sind, eine andere.`,
  'heading-of-which-language': ({ heading }: { readonly heading: string }) =>
    `Die Überschrift „${heading}“ nennt mehrere Sprachen. Bitte nennen Sie nur die, in der die Spalte geschrieben ist.`,
};

const columns = {
  'column-missing': ({ column }: Column) => `Die Spalte ${column} fehlt`,
  'column-doubled': ({ count, name }: Count & { readonly name: string }) =>
    plural(count, {
      one: `Es gibt ${number(count)} Spalte namens ${name}`,
      other: `Es gibt ${number(count)} Spalten namens ${name}`,
    }),
  'heading-of-languages': ({
    heading,
    columns,
  }: {
    readonly heading: string;
    readonly columns: readonly string[];
  }) => `Die Überschrift „${heading}“ kann ${either(columns)} bedeuten`,
};

const cells = {
  'row-too-wide': () =>
    'Diese Zeile hat mehr Werte, als es Spalten gibt. Bitte setzen Sie einen Text, der das Trennzeichen enthält, in Anführungszeichen',
  'cell-too-long': ({ max }: Max) =>
    `Diese Zelle hat mehr als ${number(max)} Zeichen. Bitte kürzen Sie sie`,
  'cells-merged': ({ range }: { readonly range: string }) =>
    `Die Zellen ${range} sind verbunden. Bitte füllen Sie jede für sich aus`,
  'cell-without-result': () =>
    'Diese Zelle hat eine Formel ohne Ergebnis. Bitte ersetzen Sie sie durch ihren Wert',
  'cell-with-unreadable-number': () =>
    'Diese Zelle hat eine Zahl, die sich nicht lesen lässt. Bitte formatieren Sie die Zelle als Text und geben Sie sie neu ein',
  'cell-with-error': () =>
    'Diese Zelle zeigt einen Fehler. Bitte ersetzen Sie sie durch ihren Wert',
  'cell-with-date': ({ date }: { readonly date: string }) =>
    `Diese Zelle enthält das Datum ${date}. Bitte formatieren Sie sie als Text und geben Sie es neu ein`,
  'cell-with-time': () =>
    'Diese Zelle enthält ein Datum oder eine Uhrzeit. Bitte formatieren Sie sie als Text und geben Sie den Inhalt neu ein',
  'language-unknown': ({ text }: { readonly text: string }) =>
    `„${text}“ ist keine der Sprachen der Website. Bitte schreiben Sie ihr Kürzel, zum Beispiel en, oder lassen Sie die Zelle leer`,
  'row-repeated-otherwise': ({ row }: Row) =>
    `Zeile ${number(row)} hat dasselbe Zitat mit anderen Übersetzungen. Bitte schreiben Sie sie in eine Zeile`,
  'key-doubled': ({
    rows,
    others,
  }: {
    readonly rows: readonly number[];
    readonly others: number;
  }) => {
    const named = rows.map(number);
    const all = others > 0 ? [...named, `${number(others)} weitere`] : named;
    return `Die Zeilen ${listed(all)} haben denselben Schlüssel, aber nur eine Zeile kann ihr Zitat ändern. Bitte lassen Sie die anderen aus, oder leeren Sie den Schlüssel derer, die neue Zitate sind`;
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
