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
  'windows-1252': ['Windows-1252 (West-Europees)', 'letters met accenten'],
  'windows-1250': ['Windows-1250 (Midden-Europees)', 'letters met accenten'],
  'windows-1251': ['Windows-1251 (Cyrillisch)', 'de letters'],
  'windows-1256': ['Windows-1256 (Arabisch en Perzisch)', 'de letters'],
  'windows-1257': ['Windows-1257 (Baltisch)', 'letters met accenten'],
};

const unheaded = ({ letter }: { readonly letter: string }): string => `${letter} (zonder kop)`;

const inRows = (rows: number): string =>
  plural(rows, { one: `In ${number(rows)} rij`, other: `In ${number(rows)} rijen` });

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
      ? `Het bestand is misschien in UTF-8, maar is gelezen als ${name}: controleer ${letters} en aanhalingstekens.`
      : `Het bestand is niet in UTF-8. Het is gelezen als ${name}: controleer ${letters} en aanhalingstekens, en sla het bestand op als ‘CSV UTF-8’ als ze niet kloppen.`;
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
        one: `‘${name}’ (${number(rows)} rij)`,
        other: `‘${name}’ (${number(rows)} rijen)`,
      }),
    );
    const more = plural(others, {
      one: `${number(others)} ander blad`,
      other: `${number(others)} andere bladen`,
    });
    return `Alleen het blad ‘${sheet}’ is gelezen, niet ${listed(others > 0 ? [...named, more] : named)}.`;
  },
  'rows-above-headings': ({ rows, row }: Rows & Row) =>
    plural(rows, {
      one: `De rij boven de koppen in rij ${number(row)} is niet gelezen.`,
      other: `De ${number(rows)} rijen boven de koppen in rij ${number(row)} zijn niet gelezen.`,
    }),
  'headings-repeated': ({ rows, row }: Rows & Row) =>
    plural(rows, {
      one: `Rij ${number(row)} herhaalt de koppen en is niet gelezen.`,
      other: `${number(rows)} rijen herhalen de koppen en zijn niet gelezen, als eerste rij ${number(row)}.`,
    }),
  'headings-explained': ({ row }: Row) =>
    `Rij ${number(row)} legt de koppen uit en is niet gelezen.`,
  'examples-not-added': ({ rows, row }: Rows & Row) =>
    plural(rows, {
      one: `Het voorbeeld in rij ${number(row)} is niet toegevoegd.`,
      other: `${number(rows)} voorbeelden, vanaf rij ${number(row)}, zijn niet toegevoegd.`,
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
    return `Deze kolommen zijn niet gelezen: ${[...named, ...letters].join(', ')}`;
  },
  'columns-not-all-named': ({
    columns,
    named,
  }: {
    readonly columns: number;
    readonly named: number;
  }) =>
    `${number(columns)} kolommen zijn niet gelezen; het aantal dat hier is genoemd, is ${number(named)}.`,
  'more-notes': ({ notes }: { readonly notes: number }) =>
    plural(notes, {
      one: `Er is nog ${number(notes)} opmerking van deze soort.`,
      other: `Er zijn nog ${number(notes)} opmerkingen van deze soort.`,
    }),
};

const alterations = {
  'date-parts-read': ({ headings }: { readonly headings: readonly string[] }) =>
    `De kolommen ${headings.map((heading) => `‘${heading}’`).join(', ')} zijn gelezen als één datum.`,
  'scheme-added': ({ rows }: Rows) =>
    `${inRows(rows)} is https:// gezet voor een adres dat het niet had.`,
  'marker-read-as-empty': ({ rows }: Rows) =>
    `${inRows(rows)} zijn cellen met een streepje, ‘n/a’ of ‘none’ gelezen als leeg.`,
  'quotation-marks-taken-off': ({ rows }: Rows) =>
    plural(rows, {
      one: `De aanhalingstekens om ${number(rows)} tekst zijn weggehaald: de pagina zet haar eigen.`,
      other: `De aanhalingstekens om ${number(rows)} teksten zijn weggehaald: de pagina zet haar eigen.`,
    }),
  'merged-value-used': ({ rows }: Rows) =>
    `${inRows(rows)} is de waarde van samengevoegde cellen gebruikt voor elk van hun rijen.`,
  'link-target-used': ({ rows }: Rows) =>
    `${inRows(rows)} is het adres gebruikt waar een link naartoe leidt.`,
  'link-elsewhere-used': ({ rows }: Rows) =>
    `${inRows(rows)} is de link van de tekst of de bron gebruikt als die naar de vindplaats.`,
  'hidden-row-read': ({ rows }: Rows) =>
    plural(rows, {
      one: `${number(rows)} rij die in het blad verborgen is, is gelezen zoals de andere.`,
      other: `${number(rows)} rijen die in het blad verborgen zijn, zijn gelezen zoals de andere.`,
    }),
};

type DateReading = 'dmy' | 'mdy' | 'either' | 'year first' | 'words' | 'badi' | 'time';

const READINGS: Readonly<Record<DateReading, string>> = {
  dmy: 'met de dag voorop',
  mdy: 'met de maand voorop',
  either: 'als dezelfde dag in beide volgordes',
  'year first': 'met het jaar voorop',
  words: 'naar de naam van de maand',
  badi: 'als Badíʻ-datum',
  time: 'zonder de tijd',
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
      one: `De datum van rij ${number(row)}, ‘${text}’, is gelezen ${READINGS[reading]}: ${dayName(day)}.`,
      other: `De datums van ${number(rows)} rijen, bijvoorbeeld ‘${text}’, zijn gelezen ${READINGS[reading]}: ${dayName(day)}.`,
    }),
  'dates-exchanged': ({ cells, row, day, text }: ReadDate & { readonly cells: number }) => {
    const which = `${dayName(day)} in rij ${number(row)}`;
    const why = `geen datumcel heeft een dag boven 12, en andere datums, bijvoorbeeld ‘${text}’, zijn teksten. Spreadsheetprogramma’s doen dit met datums van een ander land. Controleer ze.`;
    return plural(cells, {
      one: `In de datumcel met ${which} zijn dag en maand misschien verwisseld: ${why}`,
      other: `In ${number(cells)} datumcellen, bijvoorbeeld die met ${which}, zijn dag en maand misschien verwisseld: ${why}`,
    });
  },
};

const WHY_UNKNOWN =
  'het citaat is verwijderd, of de sleutel is beschadigd of van een andere website. Zo’n rij wordt gelezen alsof ze geen sleutel had.';

const comparison = {
  'keys-unknown': ({ rows }: Rows) =>
    plural(rows, {
      one: `${number(rows)} rij heeft een sleutel die geen citaat van deze website heeft: ${WHY_UNKNOWN}`,
      other: `${number(rows)} rijen hebben sleutels die geen citaat van deze website heeft: ${WHY_UNKNOWN}`,
    }),
  'rows-added-once': ({ rows }: Rows) =>
    plural(rows, {
      one: `${number(rows)} rij is gelijk aan een eerdere rij van het bestand en wordt maar één keer toegevoegd.`,
      other: `${number(rows)} rijen zijn gelijk aan een eerdere rij van het bestand en worden maar één keer toegevoegd.`,
    }),
  'rows-not-all-shown': ({ rows }: Rows) =>
    `Alleen de eerste ${number(rows)} rijen worden hier getoond; de andere zijn meegeteld.`,
  'dates-not-all-shown': ({ dates }: { readonly dates: number }) =>
    `Alleen de eerste ${number(dates)} datums worden met hun citaten getoond; de andere zijn meegeteld.`,
};

export const notes = { ...parts, ...alterations, ...dates, ...comparison };
