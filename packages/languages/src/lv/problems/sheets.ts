import { latvian } from '../latvian.ts';
import { sheetDates } from './sheet-dates.ts';

const { number, listed, either, plural } = latvian;

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
  csv: 'Sadaliet to vairākos failos.',
  xlsx: 'Nokopējiet citātus jaunā darbgrāmatā.',
  xls: 'Saglabājiet to kā Excel darbgrāmatu (.xlsx).',
} as const;

const TOO_MUCH_TO_WRITE = {
  csv: 'Citātu eksportēšanai vajag pārāk daudz laika vai atmiņas. Mēģiniet vēlreiz vēlāk.',
  xlsx: 'Citātu eksportēšanai XLSX formātā vajag pārāk daudz laika vai atmiņas. Eksportējiet tos kā CSV.',
  xls: 'Citātu eksportēšanai XLS formātā vajag pārāk daudz laika vai atmiņas. Eksportējiet tos kā XLSX vai CSV.',
} as const;

const COPY = 'Nokopējiet citātus jaunā darbgrāmatā.';
const SAVE_AS_XLSX =
  'Atveriet to izklājlapu programmā un saglabājiet kā Excel darbgrāmatu (.xlsx).';
const SPLIT = 'Sadaliet to vairākos failos.';
const CHOOSE_AGAIN = 'Ja fails ir mainīts, izvēlieties to vēlreiz.';

const quoted = (text: string) => `„${text}”`;

const files = {
  'files-busy': () => 'Pašlaik tiek lasīti vairāki faili. Mēģiniet vēlreiz pēc brīža.',
  'file-takes-too-much': ({ format }: Format) =>
    `Faila lasīšanai vajag pārāk daudz laika vai atmiņas. ${TOO_MUCH_TO_READ[format]}`,
  'export-takes-too-much': ({ format }: Format) => TOO_MUCH_TO_WRITE[format],
  'too-many-for-xls': ({ max }: Max) =>
    `XLS failā ietilpst ne vairāk kā ${number(max)} citāti. Eksportējiet tos kā XLSX vai CSV.`,
  'no-such-template': () => 'Šādas veidnes nav.',

  'file-not-csv': () =>
    'Faila saturs nav CSV. Saglabājiet to izklājlapu programmā kā „CSV UTF-8” vai kā Excel darbgrāmatu (.xlsx).',
  'file-damaged-text': () =>
    'Daži faila burti ir bojāti. Atveriet oriģinālu izklājlapu programmā un saglabājiet kā „CSV UTF-8” vai kā Excel darbgrāmatu (.xlsx).',
  'file-misplaced-quotes': ({ row }: Row) =>
    `Pēdiņas ${number(row)}. rindā nesader. Tekstā, kurā ir savas pēdiņas, katra no tām jādubulto, un ap visu tekstu jāliek viens pāris, bez atstarpes pirms tā.`,
  'file-too-many-irregular-rows': () =>
    'Failā ir daudz vairāk rindu nekā citātu sarakstā. Nokopējiet citātus jaunā failā.',
  'file-too-many-columns': ({ limit }: Limit) =>
    `Failā ir vairāk nekā ${number(limit)} aizpildītas kolonnas. Izdzēsiet nevajadzīgās un augšupielādējiet failu vēlreiz.`,
  'file-not-xlsx': () =>
    'Faila saturs nav XLSX. Fails nekļūst par darbgrāmatu tikai nosaukuma dēļ: atveriet oriģinālu izklājlapu programmā, nokopējiet citātus jaunā darbgrāmatā un augšupielādējiet to.',
  'file-not-xls': () => `Faila saturs nav XLS. ${SAVE_AS_XLSX}`,
  'file-too-old': () => `Darbgrāmata ir ļoti veca veida. ${SAVE_AS_XLSX}`,
  'file-password-protected': () =>
    'Darbgrāmata ir aizsargāta ar paroli. Saglabājiet to bez paroles un augšupielādējiet vēlreiz.',
  'file-damaged-xlsx': () =>
    'Darbgrāmata ir bojāta. Atveriet to izklājlapu programmā, nokopējiet citātus jaunā darbgrāmatā un augšupielādējiet to.',
  'file-damaged-xls': () => `Darbgrāmata ir bojāta. ${SAVE_AS_XLSX}`,
  'file-too-large-unpacked': () =>
    `Izpakota darbgrāmata ir daudz lielāka par citātu sarakstu. ${COPY}`,
  'file-too-many-parts': ({ limit }: Limit) =>
    `Darbgrāmatā ir vairāk nekā ${number(limit)} daļas, daudz vairāk nekā citātu sarakstā. ${COPY}`,
  'file-too-many-sheets': ({ limit }: Limit) =>
    `Darbgrāmatā ir vairāk nekā ${number(limit)} darblapas. ${COPY}`,
  'file-too-many-cells': ({ limit }: Limit) =>
    `Darbgrāmatā ir vairāk nekā ${number(limit)} šūnas, daudz vairāk nekā citātu sarakstā. ${COPY}`,

  'file-empty': () => 'Fails ir tukšs.',
  'sheet-empty': ({ sheet }: { readonly sheet: string }) => `Darblapa „${sheet}” ir tukša.`,
  'columns-not-named': ({
    needed,
    optional,
  }: {
    readonly needed: readonly string[];
    readonly optional: readonly string[];
  }) => `Rindā sākumā jānosauc kolonnas: ${listed(needed)} un, ja vēlaties, ${listed(optional)}.`,
  'file-without-quotes': () => 'Failā nav citātu. Katram aizpildiet rindu zem pirmās.',
  'every-quote-left-out': () => 'Failā nav citātu, kas nebūtu izlaisti.',
  'too-many-quotes': ({ count, max }: Count & Max) =>
    `Citātu skaits failā: ${number(count)}, bet reizē var augšupielādēt ne vairāk kā ${number(max)}. ${SPLIT}`,
  'far-too-many-quotes': ({ limit, max }: Limit & Max) =>
    `Citātu skaits failā pārsniedz ${number(limit)}, bet reizē var augšupielādēt ne vairāk kā ${number(max)}. ${SPLIT}`,
  'too-much-text': ({ max }: Max) =>
    `Faila citātos kopā ir vairāk nekā ${number(max)} rakstzīmes. ${SPLIT}`,
  'file-has-problems': ({ count }: Count) =>
    plural(count, {
      one: `Fails netika augšupielādēts: ${number(count)} rindai ir problēmas. Izlabojiet to un augšupielādējiet failu vēlreiz.`,
      other: `Fails netika augšupielādēts: ${number(count)} rindām ir problēmas. Izlabojiet tās un augšupielādējiet failu vēlreiz.`,
    }),
  'rows-change-quotes': ({ count }: Count) =>
    plural(count, {
      one: `${number(count)} rinda mainītu saglabātu citātu. Pārskatiet to un augšupielādējiet failu vēlreiz.`,
      other: `${number(count)} rindas mainītu saglabātus citātus. Pārskatiet tās un augšupielādējiet failu vēlreiz.`,
    }),
  'rows-change-newer-quotes': ({ count }: Count) =>
    plural(count, {
      one: `${number(count)} rinda mainītu citātu, kas mainīts pēc faila izveides. Izvēlieties, kam jābūt spēkā, un augšupielādējiet failu vēlreiz.`,
      other: `${number(count)} rindas mainītu citātus, kas mainīti pēc faila izveides. Katrai izvēlieties, kam jābūt spēkā, un augšupielādējiet failu vēlreiz.`,
    }),
};

const recipes = {
  'recipe-not-utf-8': () => 'Lasīšanas shēma nav derīgs UTF-8.',
  'recipe-not-json': () => 'Lasīšanas shēma nav derīgs JSON.',
  'file-changed': () => 'Fails ir mainīts, kopš tas atvērts. Izvēlieties to vēlreiz.',
  'recipe-sheet-missing': ({ sheet }: { readonly sheet: string }) =>
    `Lasīšanas shēmā nosaukta darblapa „${sheet}”, kuras failā nav. ${CHOOSE_AGAIN}`,
  'recipe-column-missing': ({ column }: Column) =>
    `Lasīšanas shēmā nosaukta kolonna ${column}, kuras failā nav. ${CHOOSE_AGAIN}`,
  'recipe-date-missing': ({ date }: { readonly date: string }) =>
    `Lasīšanas shēmā nosaukts datums ${date}, kura failā nav. ${CHOOSE_AGAIN}`,
  'recipe-row-missing': ({ row }: Row) =>
    `Lasīšanas shēmā nosaukta ${number(row)}. rinda, kurā failā nav citāta. ${CHOOSE_AGAIN}`,
  'recipe-headings-missing': ({ row }: Row) =>
    `Lasīšanas shēmā teikts, ka virsraksti ir ${number(row)}. rindā, bet tur nekā nav. ${CHOOSE_AGAIN}`,
  'recipe-column-twice': (twice: Column & { readonly fields: readonly [string, string] }) =>
    `Lasīšanas shēmā kolonna ${twice.column} nosaukta divām lietām: ${twice.fields[0]} un ${twice.fields[1]}. Vienai no tām izvēlieties citu kolonnu.`,
  'recipe-cell-twice': ({ column, row }: Column & Row) =>
    `Lasīšanas shēma divreiz maina ${column} ${number(row)}. rindā.`,
  'recipe-sheet-of-csv': () => 'Lasīšanas shēmā nosaukta darblapa, bet CSV failā tādas nav.',
  'recipe-encoding-of-workbook': () =>
    'Lasīšanas shēmā nosaukts kodējums vai atdalītājs, bet darbgrāmatā tādu nav.',
};

const questions = {
  'which-sheet': ({
    sheets,
    areAll,
  }: {
    readonly sheets: readonly string[];
    readonly areAll: boolean;
  }) =>
    `Varētu būt domātas vairākas darblapas: ${sheets.map(quoted).join(', ')}${areAll ? '' : ' un citas'}. Pareizo nosauciet par „Quotes”.`,
  'which-encoding': () =>
    'Failā nav norādīts, kādā kodējumā ir tā burti. Saglabājiet to kā „CSV UTF-8”.',
  'headings-doubled': ({ columns }: { readonly columns: readonly string[] }) =>
    `Vairākām kolonnām ir virsraksts, kas nozīmē ${listed(columns)}. Nevajadzīgajām dodiet citu.`,
  'heading-of-which-language': ({ heading }: { readonly heading: string }) =>
    `Virsrakstā „${heading}” nosauktas vairākas valodas. Nosauciet tikai to, kurā ir kolonna.`,
};

const columns = {
  'column-missing': ({ column }: Column) => `Trūkst kolonnas ${column}`,
  'column-doubled': ({ count, name }: Count & { readonly name: string }) =>
    plural(count, {
      one: `Ir ${number(count)} kolonna ar nosaukumu ${name}`,
      other: `Ir ${number(count)} kolonnas ar nosaukumu ${name}`,
    }),
  'heading-of-languages': ({
    heading,
    columns,
  }: {
    readonly heading: string;
    readonly columns: readonly string[];
  }) => `Virsraksts „${heading}” var nozīmēt ${either(columns)}`,
};

const cells = {
  'row-too-wide': () =>
    'Šajā rindā ir vairāk vērtību nekā kolonnu. Tekstu, kurā ir atdalītājs, lieciet pēdiņās',
  'cell-too-long': ({ max }: Max) =>
    `Šajā šūnā ir vairāk nekā ${number(max)} rakstzīmes. Saīsiniet tekstu`,
  'cells-merged': ({ range }: { readonly range: string }) =>
    `Šūnas ${range} ir sapludinātas. Aizpildiet katru atsevišķi`,
  'cell-without-result': () => 'Šajā šūnā ir formula bez rezultāta. Aizstājiet to ar vērtību',
  'cell-with-unreadable-number': () =>
    'Šajā šūnā ir skaitlis, ko nevar nolasīt. Formatējiet šūnu kā tekstu un ierakstiet to no jauna',
  'cell-with-error': () => 'Šajā šūnā ir redzama kļūda. Aizstājiet to ar vērtību',
  'cell-with-date': ({ date }: { readonly date: string }) =>
    `Šajā šūnā ir datums ${date}. Formatējiet to kā tekstu un ierakstiet datumu no jauna`,
  'cell-with-time': () =>
    'Šajā šūnā ir datums vai laiks. Formatējiet to kā tekstu un ierakstiet saturu no jauna',
  'language-unknown': ({ text }: { readonly text: string }) =>
    `„${text}” nav neviena no vietnes valodām. Rakstiet tās kodu, piemēram, en, vai atstājiet šūnu tukšu`,
  'row-repeated-otherwise': ({ row }: Row) =>
    `${number(row)}. rindā ir tas pats citāts ar citiem tulkojumiem. Ierakstiet tos vienā rindā`,
  'key-doubled': ({
    rows,
    others,
  }: {
    readonly rows: readonly number[];
    readonly others: number;
  }) => {
    const named = rows.map(number);
    const all = others > 0 ? [...named, `vēl ${number(others)}`] : named;
    return `Šīm rindām ir viena un tā pati atslēga: ${listed(all)}. Citātu var mainīt tikai viena rinda. Pārējās izlaidiet, vai izdzēsiet atslēgu tām, kas ir jauni citāti`;
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
