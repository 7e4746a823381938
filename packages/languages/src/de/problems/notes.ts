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
  'windows-1252': ['Windows-1252 (westeuropäisch)', 'Umlaute, Akzente'],
  'windows-1250': ['Windows-1250 (mitteleuropäisch)', 'Umlaute, Akzente'],
  'windows-1251': ['Windows-1251 (kyrillisch)', 'die Buchstaben'],
  'windows-1256': ['Windows-1256 (arabisch und persisch)', 'die Buchstaben'],
  'windows-1257': ['Windows-1257 (baltisch)', 'Umlaute, Akzente'],
};

const unheaded = ({ letter }: { readonly letter: string }): string =>
  `${letter} (ohne Überschrift)`;

const inRows = (rows: number): string =>
  plural(rows, { one: `In ${number(rows)} Zeile`, other: `In ${number(rows)} Zeilen` });

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
      ? `Die Datei ist vielleicht in UTF-8, wurde aber als ${name} gelesen: Bitte prüfen Sie ${letters} und Anführungszeichen.`
      : `Die Datei ist nicht in UTF-8. Sie wurde als ${name} gelesen: Bitte prüfen Sie ${letters} und Anführungszeichen, und speichern Sie sie als „CSV UTF-8“, wenn sie falsch sind.`;
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
        one: `„${name}“ (${number(rows)} Zeile)`,
        other: `„${name}“ (${number(rows)} Zeilen)`,
      }),
    );
    const more = plural(others, {
      one: `${number(others)} weiteres Blatt`,
      other: `${number(others)} weitere Blätter`,
    });
    return `Nur das Blatt „${sheet}“ wurde gelesen, nicht aber ${listed(others > 0 ? [...named, more] : named)}.`;
  },
  'rows-above-headings': ({ rows, row }: Rows & Row) =>
    plural(rows, {
      one: `Die Zeile über den Überschriften in Zeile ${number(row)} wurde nicht gelesen.`,
      other: `Die ${number(rows)} Zeilen über den Überschriften in Zeile ${number(row)} wurden nicht gelesen.`,
    }),
  'headings-repeated': ({ rows, row }: Rows & Row) =>
    plural(rows, {
      one: `Zeile ${number(row)} wiederholt die Überschriften und wurde nicht gelesen.`,
      other: `${number(rows)} Zeilen wiederholen die Überschriften und wurden nicht gelesen, als erste Zeile ${number(row)}.`,
    }),
  'headings-explained': ({ row }: Row) =>
    `Zeile ${number(row)} erklärt die Überschriften und wurde nicht gelesen.`,
  'examples-not-added': ({ rows, row }: Rows & Row) =>
    plural(rows, {
      one: `Das Beispiel in Zeile ${number(row)} wurde nicht hinzugefügt.`,
      other: `${number(rows)} Beispiele, von Zeile ${number(row)} an, wurden nicht hinzugefügt.`,
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
    return `Diese Spalten wurden nicht gelesen: ${[...named, ...letters].join(', ')}`;
  },
  'columns-not-all-named': ({
    columns,
    named,
  }: {
    readonly columns: number;
    readonly named: number;
  }) =>
    `${number(columns)} Spalten wurden nicht gelesen; ${number(named)} davon sind hier genannt.`,
  'more-notes': ({ notes }: { readonly notes: number }) =>
    plural(notes, {
      one: `Es gibt ${number(notes)} weiteren Hinweis dieser Art.`,
      other: `Es gibt ${number(notes)} weitere Hinweise dieser Art.`,
    }),
};

const alterations = {
  'date-parts-read': ({ headings }: { readonly headings: readonly string[] }) =>
    `Die Spalten ${headings.map((heading) => `„${heading}“`).join(', ')} wurden als ein Datum gelesen.`,
  'scheme-added': ({ rows }: Rows) =>
    `${inRows(rows)} wurde https:// vor eine Adresse gesetzt, die es nicht hatte.`,
  'marker-read-as-empty': ({ rows }: Rows) =>
    `${inRows(rows)} wurden Zellen mit einem Strich, „n/a“ oder „none“ als leer gelesen.`,
  'quotation-marks-taken-off': ({ rows }: Rows) =>
    plural(rows, {
      one: `Von ${number(rows)} Text wurden die Anführungszeichen entfernt: Die Seite setzt ihre eigenen.`,
      other: `Von ${number(rows)} Texten wurden die Anführungszeichen entfernt: Die Seite setzt ihre eigenen.`,
    }),
  'merged-value-used': ({ rows }: Rows) =>
    `${inRows(rows)} wurde der Wert verbundener Zellen für jede ihrer Zeilen genommen.`,
  'link-target-used': ({ rows }: Rows) =>
    `${inRows(rows)} wurde die Adresse genommen, zu der ein Link führt.`,
  'link-elsewhere-used': ({ rows }: Rows) =>
    `${inRows(rows)} wurde der Link des Textes oder der Quelle als der zur Textstelle genommen.`,
  'hidden-row-read': ({ rows }: Rows) =>
    plural(rows, {
      one: `${number(rows)} Zeile, die im Blatt ausgeblendet ist, wurde wie die anderen gelesen.`,
      other: `${number(rows)} Zeilen, die im Blatt ausgeblendet sind, wurden wie die anderen gelesen.`,
    }),
};

type DateReading = 'dmy' | 'mdy' | 'either' | 'year first' | 'words' | 'badi' | 'time';

const READINGS: Readonly<Record<DateReading, string>> = {
  dmy: 'mit dem Tag zuerst',
  mdy: 'mit dem Monat zuerst',
  either: 'als derselbe Tag in beiden Reihenfolgen',
  'year first': 'mit dem Jahr zuerst',
  words: 'nach dem Namen des Monats',
  badi: 'als Badíʻ-Datum',
  time: 'ohne die Uhrzeit',
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
      one: `Das Datum in Zeile ${number(row)}, „${text}“, wurde ${READINGS[reading]} gelesen: ${dayName(day)}.`,
      other: `Die Daten in ${number(rows)} Zeilen, zum Beispiel „${text}“, wurden ${READINGS[reading]} gelesen: ${dayName(day)}.`,
    }),
  'dates-exchanged': ({ cells, row, day, text }: ReadDate & { readonly cells: number }) => {
    const which = `${dayName(day)} in Zeile ${number(row)}`;
    const why = `Keine Datumszelle hat einen Tag über 12, und andere Daten, zum Beispiel „${text}“, sind Texte. Tabellenprogramme machen das mit Daten eines anderen Landes. Bitte prüfen Sie sie.`;
    return plural(cells, {
      one: `In der Datumszelle mit ${which} sind vielleicht Tag und Monat vertauscht: ${why}`,
      other: `In ${number(cells)} Datumszellen, zum Beispiel der mit ${which}, sind vielleicht Tag und Monat vertauscht: ${why}`,
    });
  },
};

const comparison = {
  'keys-unknown': ({ rows }: Rows) =>
    plural(rows, {
      one: `${number(rows)} Zeile hat einen Schlüssel, den kein Zitat dieser Website hat: Das Zitat wurde gelöscht, oder der Schlüssel ist beschädigt oder von einer anderen Website. Eine solche Zeile wird gelesen, als hätte sie keinen.`,
      other: `${number(rows)} Zeilen haben Schlüssel, die kein Zitat dieser Website hat: Das Zitat wurde gelöscht, oder der Schlüssel ist beschädigt oder von einer anderen Website. Eine solche Zeile wird gelesen, als hätte sie keinen.`,
    }),
  'rows-added-once': ({ rows }: Rows) =>
    plural(rows, {
      one: `${number(rows)} Zeile gleicht einer früheren der Datei und wird nur einmal hinzugefügt.`,
      other: `${number(rows)} Zeilen gleichen früheren der Datei und werden nur einmal hinzugefügt.`,
    }),
  'rows-not-all-shown': ({ rows }: Rows) =>
    `Hier werden nur die ersten ${number(rows)} Zeilen gezeigt; die anderen sind mitgezählt.`,
  'dates-not-all-shown': ({ dates }: { readonly dates: number }) =>
    `Nur die ersten ${number(dates)} Daten werden mit ihren Zitaten gezeigt; die anderen sind mitgezählt.`,
};

export const notes = { ...parts, ...alterations, ...dates, ...comparison };
