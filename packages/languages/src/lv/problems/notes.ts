import { latvian } from '../latvian.ts';

const { number, day: dayName, listed, plural } = latvian;

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
  'windows-1252': ['Windows-1252 (Rietumeiropas)', 'burtus ar diakritiskajām zīmēm'],
  'windows-1250': ['Windows-1250 (Centrāleiropas)', 'burtus ar diakritiskajām zīmēm'],
  'windows-1251': ['Windows-1251 (kirilica)', 'burtus'],
  'windows-1256': ['Windows-1256 (arābu un persiešu)', 'burtus'],
  'windows-1257': ['Windows-1257 (Baltijas)', 'burtus ar diakritiskajām zīmēm'],
};

const unheaded = ({ letter }: { readonly letter: string }): string => `${letter} (bez virsraksta)`;

const inRows = (rows: number): string =>
  plural(rows, { one: `${number(rows)} rindā`, other: `${number(rows)} rindās` });

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
      ? `Fails varbūt ir UTF-8 kodējumā, bet tika lasīts kā ${name}: pārbaudiet ${letters} un pēdiņas.`
      : `Fails nav UTF-8 kodējumā. Tas tika lasīts kā ${name}: pārbaudiet ${letters} un pēdiņas un, ja tās ir nepareizas, saglabājiet failu kā „CSV UTF-8”.`;
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
        one: `„${name}” (${number(rows)} rinda)`,
        other: `„${name}” (${number(rows)} rindas)`,
      }),
    );
    const more = plural(others, {
      one: `vēl ${number(others)} darblapa`,
      other: `vēl ${number(others)} darblapas`,
    });
    return `Tika lasīta tikai darblapa „${sheet}”. Netika lasīts: ${listed(others > 0 ? [...named, more] : named)}.`;
  },
  'rows-above-headings': ({ rows, row }: Rows & Row) =>
    plural(rows, {
      one: `${number(rows)} rinda virs virsrakstiem (${number(row)}. rindā) netika lasīta.`,
      other: `${number(rows)} rindas virs virsrakstiem (${number(row)}. rindā) netika lasītas.`,
    }),
  'headings-repeated': ({ rows, row }: Rows & Row) =>
    plural(rows, {
      one: `${number(rows)} rinda atkārto virsrakstus un netika lasīta; pirmā no tām ir ${number(row)}. rinda.`,
      other: `${number(rows)} rindas atkārto virsrakstus un netika lasītas; pirmā no tām ir ${number(row)}. rinda.`,
    }),
  'headings-explained': ({ row }: Row) =>
    `${number(row)}. rinda paskaidro virsrakstus un netika lasīta.`,
  'examples-not-added': ({ rows, row }: Rows & Row) =>
    plural(rows, {
      one: `${number(rows)} piemērs, sākot ar ${number(row)}. rindu, netika pievienots.`,
      other: `${number(rows)} piemēri, sākot ar ${number(row)}. rindu, netika pievienoti.`,
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
    return `Šīs kolonnas netika lasītas: ${[...named, ...letters].join(', ')}`;
  },
  'columns-not-all-named': ({
    columns,
    named,
  }: {
    readonly columns: number;
    readonly named: number;
  }) => `Nelasīto kolonnu skaits: ${number(columns)}; no tām šeit nosauktas: ${number(named)}.`,
  'more-notes': ({ notes }: { readonly notes: number }) =>
    plural(notes, {
      one: `Ir vēl ${number(notes)} šāda piezīme.`,
      other: `Ir vēl ${number(notes)} šādas piezīmes.`,
    }),
};

const alterations = {
  'date-parts-read': ({ headings }: { readonly headings: readonly string[] }) =>
    `Kolonnas ${headings.map((heading) => `„${heading}”`).join(', ')} tika lasītas kā viens datums.`,
  'scheme-added': ({ rows }: Rows) =>
    `${inRows(rows)} adresei priekšā tika pielikts trūkstošais https://.`,
  'marker-read-as-empty': ({ rows }: Rows) =>
    `${inRows(rows)} šūnas ar domuzīmi, „n/a” vai „none” tika lasītas kā tukšas.`,
  'quotation-marks-taken-off': ({ rows }: Rows) =>
    plural(rows, {
      one: `${number(rows)} tekstam tika noņemtas pēdiņas: lapa liek savas.`,
      other: `${number(rows)} tekstiem tika noņemtas pēdiņas: lapa liek savas.`,
    }),
  'merged-value-used': ({ rows }: Rows) =>
    `${inRows(rows)} sapludinātu šūnu vērtība tika izmantota katrai to rindai.`,
  'link-target-used': ({ rows }: Rows) =>
    `${inRows(rows)} tika izmantota adrese, uz kuru ved saite.`,
  'link-elsewhere-used': ({ rows }: Rows) =>
    `${inRows(rows)} teksta vai avota saite tika izmantota kā citāta avota saite.`,
  'hidden-row-read': ({ rows }: Rows) =>
    plural(rows, {
      one: `${number(rows)} rinda, kas darblapā ir paslēpta, tika lasīta tāpat kā pārējās.`,
      other: `${number(rows)} rindas, kas darblapā ir paslēptas, tika lasītas tāpat kā pārējās.`,
    }),
};

type DateReading = 'dmy' | 'mdy' | 'either' | 'year first' | 'words' | 'badi' | 'time';

const READINGS: Readonly<Record<DateReading, string>> = {
  dmy: 'ar dienu pirmajā vietā',
  mdy: 'ar mēnesi pirmajā vietā',
  either: 'kā tā pati diena jebkurā secībā',
  'year first': 'ar gadu pirmajā vietā',
  words: 'pēc mēneša nosaukuma',
  badi: 'kā Badíʻ datums',
  time: 'bez diennakts laika',
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
      one: `${number(rows)} rindā datums, piemēram, „${text}” (${number(row)}. rinda), tika lasīts ${READINGS[reading]}: ${dayName(day)}.`,
      other: `${number(rows)} rindās datumi, piemēram, „${text}”, tika lasīti ${READINGS[reading]}: ${dayName(day)}.`,
    }),
  'dates-exchanged': ({ cells, row, day, text }: ReadDate & { readonly cells: number }) => {
    const which = `${dayName(day)} ${number(row)}. rindā`;
    const why = `nevienā datuma šūnā nav dienas, kas lielāka par 12, un citi datumi, piemēram, „${text}”, ir teksti. Izklājlapu programmas tā rīkojas ar citas valsts datumiem. Pārbaudiet tos.`;
    return plural(cells, {
      one: `${number(cells)} datuma šūnā (${which}) diena un mēnesis varbūt ir samainīti vietām: ${why}`,
      other: `${number(cells)} datuma šūnās (piemēram, ${which}) diena un mēnesis varbūt ir samainīti vietām: ${why}`,
    });
  },
};

const comparison = {
  'keys-unknown': ({ rows }: Rows) =>
    plural(rows, {
      one: `${number(rows)} rindai ir atslēga, kādas nav nevienam šīs vietnes citātam: citāts ir dzēsts, vai atslēga ir bojāta vai no citas vietnes. Šāda rinda tiek lasīta tā, it kā atslēgas tai nebūtu.`,
      other: `${number(rows)} rindām ir atslēgas, kādu nav nevienam šīs vietnes citātam: citāts ir dzēsts, vai atslēga ir bojāta vai no citas vietnes. Šāda rinda tiek lasīta tā, it kā atslēgas tai nebūtu.`,
    }),
  'rows-added-once': ({ rows }: Rows) =>
    plural(rows, {
      one: `${number(rows)} rinda ir tāda pati kā agrāka faila rinda un tiek pievienota tikai vienreiz.`,
      other: `${number(rows)} rindas ir tādas pašas kā agrākas faila rindas un tiek pievienotas tikai vienreiz.`,
    }),
  'rows-not-all-shown': ({ rows }: Rows) =>
    `Šeit tiek rādītas tikai pirmās rindas (${number(rows)}); pārējās ir saskaitītas.`,
  'dates-not-all-shown': ({ dates }: { readonly dates: number }) =>
    `Ar citātiem tiek rādīti tikai pirmie datumi (${number(dates)}); pārējie ir saskaitīti.`,
};

export const notes = { ...parts, ...alterations, ...dates, ...comparison };
