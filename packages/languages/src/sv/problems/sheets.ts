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
  csv: 'Dela upp den i flera filer.',
  xlsx: 'Kopiera citaten till en ny arbetsbok.',
  xls: 'Spara den som en Excel-arbetsbok (.xlsx).',
} as const;

const TOO_MUCH_TO_WRITE = {
  csv: 'Att exportera citaten tar för mycket tid eller minne. Försök igen senare.',
  xlsx: 'Att exportera citaten som XLSX tar för mycket tid eller minne. Exportera dem som CSV.',
  xls: 'Att exportera citaten som XLS tar för mycket tid eller minne. Exportera dem som XLSX eller CSV.',
} as const;

const COPY = 'Kopiera citaten till en ny arbetsbok.';
const SAVE_AS_XLSX = 'Öppna den i ett kalkylprogram och spara den som en Excel-arbetsbok (.xlsx).';
const SPLIT = 'Dela upp den i flera filer.';
const CHOOSE_AGAIN = 'Om filen har ändrats, välj den en gång till.';

const quoted = (text: string) => `”${text}”`;

const files = {
  'files-busy': () => 'Flera filer läses just nu. Försök igen om ett ögonblick.',
  'file-takes-too-much': ({ format }: Format) =>
    `Filen tar för mycket tid eller minne att läsa. ${TOO_MUCH_TO_READ[format]}`,
  'export-takes-too-much': ({ format }: Format) => TOO_MUCH_TO_WRITE[format],
  'too-many-for-xls': ({ max }: Max) =>
    `En XLS-fil har plats för ${number(max)} citat. Exportera dem som XLSX eller CSV.`,
  'no-such-template': () => 'Den mallen finns inte.',

  'file-not-csv': () =>
    'Filens innehåll är inte CSV. Spara den i ett kalkylprogram som ”CSV UTF-8” eller som en Excel-arbetsbok (.xlsx).',
  'file-damaged-text': () =>
    'Några bokstäver i filen är skadade. Öppna originalet i ett kalkylprogram och spara det som ”CSV UTF-8” eller som en Excel-arbetsbok (.xlsx).',
  'file-misplaced-quotes': ({ row }: Row) =>
    `Citattecknen på rad ${number(row)} hör inte ihop. I en text som har egna citattecken måste vart och ett vara dubbelt, och ett par stå runt det hela, utan mellanslag före.`,
  'file-too-many-irregular-rows': () =>
    'Filen har mycket fler rader än en lista med citat. Kopiera citaten till en ny fil.',
  'file-too-many-columns': ({ limit }: Limit) =>
    `Filen har fler än ${number(limit)} kolumner med något i. Ta bort de kolumner som inte behövs, och ladda upp den igen.`,
  'file-not-xlsx': () =>
    'Filens innehåll är inte XLSX. En fil blir inte en arbetsbok genom sitt namn: öppna originalet i ett kalkylprogram, kopiera citaten till en ny arbetsbok, och ladda upp den.',
  'file-not-xls': () => `Filens innehåll är inte XLS. ${SAVE_AS_XLSX}`,
  'file-too-old': () => `Arbetsboken är av ett mycket gammalt slag. ${SAVE_AS_XLSX}`,
  'file-password-protected': () =>
    'Arbetsboken är lösenordsskyddad. Spara den utan lösenord och ladda upp den igen.',
  'file-damaged-xlsx': () =>
    'Arbetsboken är skadad. Öppna den i ett kalkylprogram, kopiera citaten till en ny arbetsbok, och ladda upp den.',
  'file-damaged-xls': () => `Arbetsboken är skadad. ${SAVE_AS_XLSX}`,
  'file-too-large-unpacked': () =>
    `Uppackad är arbetsboken mycket större än en lista med citat. ${COPY}`,
  'file-too-many-parts': ({ limit }: Limit) =>
    `Arbetsboken har fler än ${number(limit)} delar, mycket fler än i en lista med citat. ${COPY}`,
  'file-too-many-sheets': ({ limit }: Limit) =>
    `Arbetsboken har fler än ${number(limit)} blad. ${COPY}`,
  'file-too-many-cells': ({ limit }: Limit) =>
    `Arbetsboken har fler än ${number(limit)} celler, mycket fler än i en lista med citat. ${COPY}`,

  'file-empty': () => 'Filen är tom.',
  'sheet-empty': ({ sheet }: { readonly sheet: string }) => `Bladet ”${sheet}” är tomt.`,
  'columns-not-named': ({
    needed,
    optional,
  }: {
    readonly needed: readonly string[];
    readonly optional: readonly string[];
  }) =>
    `En rad högst upp måste namnge kolumnerna: ${listed(needed)}, och om du vill ${listed(optional)}.`,
  'file-without-quotes': () =>
    'Filen har inga citat. Fyll i en rad för varje citat under den första.',
  'every-quote-left-out': () => 'Alla citat i filen är överhoppade.',
  'too-many-quotes': ({ count, max }: Count & Max) =>
    `Filen har ${number(count)} citat, men högst ${number(max)} kan laddas upp på en gång. ${SPLIT}`,
  'far-too-many-quotes': ({ limit, max }: Limit & Max) =>
    `Filen har fler än ${number(limit)} citat, men högst ${number(max)} kan laddas upp på en gång. ${SPLIT}`,
  'too-much-text': ({ max }: Max) =>
    `Citaten i filen har tillsammans fler än ${number(max)} tecken. ${SPLIT}`,
  'file-has-problems': ({ count }: Count) =>
    plural(count, {
      one: `Filen laddades inte upp: ${number(count)} rad har problem. Rätta den och ladda upp igen.`,
      other: `Filen laddades inte upp: ${number(count)} rader har problem. Rätta dem och ladda upp igen.`,
    }),
  'rows-change-quotes': ({ count }: Count) =>
    plural(count, {
      one: `${number(count)} rad skulle ändra ett sparat citat. Titta igenom den, och ladda upp igen.`,
      other: `${number(count)} rader skulle ändra sparade citat. Titta igenom dem, och ladda upp igen.`,
    }),
  'rows-change-newer-quotes': ({ count }: Count) =>
    plural(count, {
      one: `${number(count)} rad skulle ändra ett citat som ändrades efter att filen skapades. Välj vad som ska gälla, och ladda upp igen.`,
      other: `${number(count)} rader skulle ändra citat som ändrades efter att filen skapades. Välj för varje rad vad som ska gälla, och ladda upp igen.`,
    }),
};

const recipes = {
  'recipe-not-utf-8': () => 'Receptet är inte giltig UTF-8.',
  'recipe-not-json': () => 'Receptet är inte giltig JSON.',
  'file-changed': () => 'Filen har ändrats sedan den öppnades. Välj den en gång till.',
  'recipe-sheet-missing': ({ sheet }: { readonly sheet: string }) =>
    `Receptet nämner bladet ”${sheet}”, som filen inte har. ${CHOOSE_AGAIN}`,
  'recipe-column-missing': ({ column }: Column) =>
    `Receptet nämner kolumn ${column}, som filen inte har. ${CHOOSE_AGAIN}`,
  'recipe-date-missing': ({ date }: { readonly date: string }) =>
    `Receptet nämner datumet ${date}, som filen inte har. ${CHOOSE_AGAIN}`,
  'recipe-row-missing': ({ row }: Row) =>
    `Receptet nämner rad ${number(row)}, där filen inte har något citat. ${CHOOSE_AGAIN}`,
  'recipe-headings-missing': ({ row }: Row) =>
    `Receptet säger att rubrikerna är på rad ${number(row)}, men där finns inget. ${CHOOSE_AGAIN}`,
  'recipe-column-twice': (twice: Column & { readonly fields: readonly [string, string] }) =>
    `Receptet nämner kolumn ${twice.column} för både ${twice.fields[0]} och ${twice.fields[1]}. Välj en annan kolumn för en av dem.`,
  'recipe-cell-twice': ({ column, row }: Column & Row) =>
    `Receptet ändrar ${column} på rad ${number(row)} två gånger.`,
  'recipe-sheet-of-csv': () => 'Receptet nämner ett blad, men en CSV-fil har inget.',
  'recipe-encoding-of-workbook': () =>
    'Receptet nämner en teckenkodning eller ett skiljetecken, men en arbetsbok har inget sådant.',
};

const questions = {
  'which-sheet': ({
    sheets,
    areAll,
  }: {
    readonly sheets: readonly string[];
    readonly areAll: boolean;
  }) =>
    `Flera blad i arbetsboken kan vara det rätta: ${sheets.map(quoted).join(', ')}${areAll ? '' : ' och andra'}. Kalla det rätta ”Quotes”.`,
  'which-encoding': () =>
    'Filen säger inte vilken teckenkodning dess bokstäver har. Spara den som ”CSV UTF-8”.',
  'headings-doubled': ({ columns }: { readonly columns: readonly string[] }) =>
    `Flera kolumner har en rubrik för ${listed(columns)}. Ge dem som inte avses en annan.`,
  'heading-of-which-language': ({ heading }: { readonly heading: string }) =>
    `Rubriken ”${heading}” nämner flera språk. Nämn bara det som kolumnen är på.`,
};

const columns = {
  'column-missing': ({ column }: Column) => `Kolumnen ${column} saknas`,
  'column-doubled': ({ count, name }: Count & { readonly name: string }) =>
    plural(count, {
      one: `Det finns ${number(count)} kolumn med namnet ${name}`,
      other: `Det finns ${number(count)} kolumner med namnet ${name}`,
    }),
  'heading-of-languages': ({
    heading,
    columns,
  }: {
    readonly heading: string;
    readonly columns: readonly string[];
  }) => `Rubriken ”${heading}” kan betyda ${either(columns)}`,
};

const cells = {
  'row-too-wide': () =>
    'Den här raden har fler värden än det finns kolumner. Sätt citattecken runt en text som innehåller skiljetecknet',
  'cell-too-long': ({ max }: Max) =>
    `Den här cellen har fler än ${number(max)} tecken. Korta ner den`,
  'cells-merged': ({ range }: { readonly range: string }) =>
    `Cellerna ${range} är sammanslagna. Fyll i var och en för sig`,
  'cell-without-result': () =>
    'Den här cellen har en formel utan resultat. Ersätt den med dess värde',
  'cell-with-unreadable-number': () =>
    'Den här cellen har ett tal som inte kan läsas. Ge cellen textformat och skriv det igen',
  'cell-with-error': () => 'Den här cellen visar ett fel. Ersätt det med värdet',
  'cell-with-date': ({ date }: { readonly date: string }) =>
    `Den här cellen innehåller datumet ${date}. Ge cellen textformat och skriv innehållet igen`,
  'cell-with-time': () =>
    'Den här cellen innehåller ett datum eller en tid. Ge cellen textformat och skriv innehållet igen',
  'language-unknown': ({ text }: { readonly text: string }) =>
    `”${text}” är inte ett av webbplatsens språk. Skriv språkets kod, till exempel en, eller lämna cellen tom`,
  'row-repeated-otherwise': ({ row }: Row) =>
    `Rad ${number(row)} har samma citat med andra översättningar. Lägg dem på en enda rad`,
  'key-doubled': ({
    rows,
    others,
  }: {
    readonly rows: readonly number[];
    readonly others: number;
  }) => {
    const named = rows.map(number);
    const all = others > 0 ? [...named, `${number(others)} till`] : named;
    return `Raderna ${listed(all)} har samma nyckel, men bara en rad kan ändra sitt citat. Hoppa över de andra, eller rensa nyckeln för dem som är nya citat`;
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
