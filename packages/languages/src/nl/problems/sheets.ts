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
  csv: 'Verdeel het over meerdere bestanden.',
  xlsx: 'Kopieer de citaten naar een nieuwe werkmap.',
  xls: 'Sla het op als Excel-werkmap (.xlsx).',
} as const;

const TOO_MUCH_TO_WRITE = {
  csv: 'Het exporteren van de citaten kost te veel tijd of geheugen. Probeer het later opnieuw.',
  xlsx: 'Het exporteren van de citaten als XLSX kost te veel tijd of geheugen. Exporteer ze als CSV.',
  xls: 'Het exporteren van de citaten als XLS kost te veel tijd of geheugen. Exporteer ze als XLSX of CSV.',
} as const;

const COPY = 'Kopieer de citaten naar een nieuwe werkmap.';
const SAVE_AS_XLSX =
  'Open het in een spreadsheetprogramma en sla het op als Excel-werkmap (.xlsx).';
const SPLIT = 'Verdeel het over meerdere bestanden.';
const CHOOSE_AGAIN = 'Kies het bestand opnieuw als het is gewijzigd.';

const quoted = (text: string) => `‘${text}’`;

const files = {
  'files-busy': () => 'Er worden nu meerdere bestanden gelezen. Probeer het zo meteen opnieuw.',
  'file-takes-too-much': ({ format }: Format) =>
    `Het lezen van het bestand kost te veel tijd of geheugen. ${TOO_MUCH_TO_READ[format]}`,
  'export-takes-too-much': ({ format }: Format) => TOO_MUCH_TO_WRITE[format],
  'too-many-for-xls': ({ max }: Max) =>
    `Een XLS-bestand heeft ruimte voor ${number(max)} citaten. Exporteer ze als XLSX of CSV.`,
  'no-such-template': () => 'Dit sjabloon bestaat niet.',

  'file-not-csv': () =>
    'De inhoud van het bestand is geen CSV. Sla het in een spreadsheetprogramma op als ‘CSV UTF-8’ of als Excel-werkmap (.xlsx).',
  'file-damaged-text': () =>
    'Sommige letters van het bestand zijn beschadigd. Open het origineel in een spreadsheetprogramma en sla het op als ‘CSV UTF-8’ of als Excel-werkmap (.xlsx).',
  'file-misplaced-quotes': ({ row }: Row) =>
    `De aanhalingstekens in rij ${number(row)} passen niet bij elkaar. In een tekst met eigen aanhalingstekens moet elk daarvan dubbel staan, en om het geheel een paar, zonder spatie ervoor.`,
  'file-too-many-irregular-rows': () =>
    'Het bestand heeft veel meer rijen dan een lijst met citaten. Kopieer de citaten naar een nieuw bestand.',
  'file-too-many-columns': ({ limit }: Limit) =>
    `Het bestand heeft meer dan ${number(limit)} kolommen waarin iets staat. Verwijder de kolommen die niet nodig zijn, en upload het opnieuw.`,
  'file-not-xlsx': () =>
    'De inhoud van het bestand is geen XLSX. Een bestand wordt niet door zijn naam een werkmap: open het origineel in een spreadsheetprogramma, kopieer de citaten naar een nieuwe werkmap, en upload die.',
  'file-not-xls': () => `De inhoud van het bestand is geen XLS. ${SAVE_AS_XLSX}`,
  'file-too-old': () => `Het bestand is een werkmap van een heel oude soort. ${SAVE_AS_XLSX}`,
  'file-password-protected': () =>
    'De werkmap is met een wachtwoord beveiligd. Sla haar op zonder wachtwoord en upload haar opnieuw.',
  'file-damaged-xlsx': () =>
    'De werkmap is beschadigd. Open haar in een spreadsheetprogramma, kopieer de citaten naar een nieuwe werkmap, en upload die.',
  'file-damaged-xls': () => `Het bestand is beschadigd. ${SAVE_AS_XLSX}`,
  'file-too-large-unpacked': () =>
    `Uitgepakt is de werkmap veel groter dan een lijst met citaten. ${COPY}`,
  'file-too-many-parts': ({ limit }: Limit) =>
    `De werkmap heeft meer dan ${number(limit)} onderdelen, veel meer dan een lijst met citaten. ${COPY}`,
  'file-too-many-sheets': ({ limit }: Limit) =>
    `De werkmap heeft meer dan ${number(limit)} bladen. ${COPY}`,
  'file-too-many-cells': ({ limit }: Limit) =>
    `De werkmap heeft meer dan ${number(limit)} cellen, veel meer dan een lijst met citaten. ${COPY}`,

  'file-empty': () => 'Het bestand is leeg.',
  'sheet-empty': ({ sheet }: { readonly sheet: string }) => `Het blad ‘${sheet}’ is leeg.`,
  'columns-not-named': ({
    needed,
    optional,
  }: {
    readonly needed: readonly string[];
    readonly optional: readonly string[];
  }) =>
    `Een rij bovenaan moet de kolommen noemen: ${listed(needed)}, en als u wilt ${listed(optional)}.`,
  'file-without-quotes': () =>
    'Het bestand heeft geen citaten. Vul onder de eerste rij voor elk citaat een rij in.',
  'every-quote-left-out': () => 'Alle citaten van het bestand zijn overgeslagen.',
  'too-many-quotes': ({ count, max }: Count & Max) =>
    `Het bestand heeft ${number(count)} citaten, maar er kunnen er hoogstens ${number(max)} tegelijk worden geüpload. ${SPLIT}`,
  'far-too-many-quotes': ({ limit, max }: Limit & Max) =>
    `Het bestand heeft meer dan ${number(limit)} citaten, maar er kunnen er hoogstens ${number(max)} tegelijk worden geüpload. ${SPLIT}`,
  'too-much-text': ({ max }: Max) =>
    `De citaten van het bestand hebben samen meer dan ${number(max)} tekens. ${SPLIT}`,
  'file-has-problems': ({ count }: Count) =>
    plural(count, {
      one: `Het bestand is niet geüpload: ${number(count)} rij heeft problemen. Los ze op en upload opnieuw.`,
      other: `Het bestand is niet geüpload: ${number(count)} rijen hebben problemen. Los ze op en upload opnieuw.`,
    }),
  'rows-change-quotes': ({ count }: Count) =>
    plural(count, {
      one: `${number(count)} rij zou een opgeslagen citaat wijzigen. Bekijk haar en upload opnieuw.`,
      other: `${number(count)} rijen zouden opgeslagen citaten wijzigen. Bekijk ze en upload opnieuw.`,
    }),
  'rows-change-newer-quotes': ({ count }: Count) =>
    plural(count, {
      one: `${number(count)} rij zou een citaat wijzigen dat is gewijzigd nadat het bestand was gemaakt. Kies wat er moet gelden, en upload opnieuw.`,
      other: `${number(count)} rijen zouden citaten wijzigen die zijn gewijzigd nadat het bestand was gemaakt. Kies voor elk wat er moet gelden, en upload opnieuw.`,
    }),
};

const recipes = {
  'recipe-not-utf-8': () => 'Het recept is geen geldige UTF-8.',
  'recipe-not-json': () => 'Het recept is geen geldige JSON.',
  'file-changed': () => 'Het bestand is gewijzigd sinds het werd geopend. Kies het opnieuw.',
  'recipe-sheet-missing': ({ sheet }: { readonly sheet: string }) =>
    `Het recept noemt het blad ‘${sheet}’, dat het bestand niet heeft. ${CHOOSE_AGAIN}`,
  'recipe-column-missing': ({ column }: Column) =>
    `Het recept noemt kolom ${column}, die het bestand niet heeft. ${CHOOSE_AGAIN}`,
  'recipe-date-missing': ({ date }: { readonly date: string }) =>
    `Het recept noemt de datum ${date}, die het bestand niet heeft. ${CHOOSE_AGAIN}`,
  'recipe-row-missing': ({ row }: Row) =>
    `Het recept noemt rij ${number(row)}, waarin het bestand geen citaat heeft. ${CHOOSE_AGAIN}`,
  'recipe-headings-missing': ({ row }: Row) =>
    `Het recept zegt dat de koppen in rij ${number(row)} staan, maar daar staat niets. ${CHOOSE_AGAIN}`,
  'recipe-column-twice': (twice: Column & { readonly fields: readonly [string, string] }) =>
    `Het recept noemt kolom ${twice.column} voor zowel ${twice.fields[0]} als ${twice.fields[1]}. Kies voor een van beide een andere kolom.`,
  'recipe-cell-twice': ({ column, row }: Column & Row) =>
    `Het recept wijzigt ${column} in rij ${number(row)} twee keer.`,
  'recipe-sheet-of-csv': () => 'Het recept noemt een blad, maar een CSV-bestand heeft er geen.',
  'recipe-encoding-of-workbook': () =>
    'Het recept noemt een codering of een scheidingsteken, maar een werkmap heeft die niet.',
};

const questions = {
  'which-sheet': ({
    sheets,
    areAll,
  }: {
    readonly sheets: readonly string[];
    readonly areAll: boolean;
  }) =>
    `Er kunnen meerdere bladen van de werkmap bedoeld zijn: ${sheets.map(quoted).join(', ')}${areAll ? '' : ' en andere'}. Noem het juiste ‘Quotes’.`,
  'which-encoding': () =>
    'Het bestand zegt niet in welke codering de letters staan. Sla het op als ‘CSV UTF-8’.',
  'headings-doubled': ({ columns }: { readonly columns: readonly string[] }) =>
    `Meerdere kolommen hebben een kop voor ${listed(columns)}. Geef de kolommen die niet bedoeld zijn een andere kop.`,
  'heading-of-which-language': ({ heading }: { readonly heading: string }) =>
    `De kop ‘${heading}’ noemt meerdere talen. Noem alleen die van de kolom.`,
};

const columns = {
  'column-missing': ({ column }: Column) => `De kolom ${column} ontbreekt`,
  'column-doubled': ({ count, name }: Count & { readonly name: string }) =>
    plural(count, {
      one: `Er is ${number(count)} kolom met de naam ${name}`,
      other: `Er zijn ${number(count)} kolommen met de naam ${name}`,
    }),
  'heading-of-languages': ({
    heading,
    columns,
  }: {
    readonly heading: string;
    readonly columns: readonly string[];
  }) => `De kop ‘${heading}’ kan ${either(columns)} betekenen`,
};

const cells = {
  'row-too-wide': () =>
    'Deze rij heeft meer waarden dan er kolommen zijn. Zet aanhalingstekens om een tekst die het scheidingsteken bevat',
  'cell-too-long': ({ max }: Max) => `Deze cel heeft meer dan ${number(max)} tekens. Kort haar in`,
  'cells-merged': ({ range }: { readonly range: string }) =>
    `De cellen ${range} zijn samengevoegd. Vul elke cel apart in`,
  'cell-without-result': () =>
    'Deze cel bevat een formule zonder uitkomst. Vervang haar door de waarde',
  'cell-with-unreadable-number': () =>
    'Deze cel bevat een getal dat niet kan worden gelezen. Geef de cel een tekstnotatie en typ het opnieuw',
  'cell-with-error': () => 'Deze cel toont een fout. Vervang die door de waarde',
  'cell-with-date': ({ date }: { readonly date: string }) =>
    `Deze cel bevat de datum ${date}. Geef de cel een tekstnotatie en typ de inhoud opnieuw`,
  'cell-with-time': () =>
    'Deze cel bevat een datum of tijd. Geef de cel een tekstnotatie en typ de inhoud opnieuw',
  'language-unknown': ({ text }: { readonly text: string }) =>
    `‘${text}’ is niet een van de talen van de website. Schrijf de code van de taal, bijvoorbeeld en, of laat de cel leeg`,
  'row-repeated-otherwise': ({ row }: Row) =>
    `Rij ${number(row)} heeft hetzelfde citaat met andere vertalingen. Zet ze in één rij`,
  'key-doubled': ({
    rows,
    others,
  }: {
    readonly rows: readonly number[];
    readonly others: number;
  }) => {
    const named = rows.map(number);
    const all = others > 0 ? [...named, `${number(others)} andere`] : named;
    return `De rijen ${listed(all)} hebben dezelfde sleutel, maar slechts één rij kan haar citaat wijzigen. Sla de andere over, of wis de sleutel van de rijen die nieuwe citaten zijn`;
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
