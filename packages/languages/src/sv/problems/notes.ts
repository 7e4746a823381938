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
  'windows-1252': ['Windows-1252 (västeuropeisk)', 'å, ä, ö, accenter'],
  'windows-1250': ['Windows-1250 (centraleuropeisk)', 'bokstäver med accenter'],
  'windows-1251': ['Windows-1251 (kyrillisk)', 'bokstäverna'],
  'windows-1256': ['Windows-1256 (arabisk och persisk)', 'bokstäverna'],
  'windows-1257': ['Windows-1257 (baltisk)', 'bokstäver med accenter'],
};

const unheaded = ({ letter }: { readonly letter: string }): string => `${letter} (utan rubrik)`;

const inRows = (rows: number): string =>
  plural(rows, { one: `I ${number(rows)} rad`, other: `I ${number(rows)} rader` });

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
      ? `Filen är kanske i UTF-8, men lästes som ${name}: kontrollera ${letters} och citattecken.`
      : `Filen är inte i UTF-8. Den lästes som ${name}: kontrollera ${letters} och citattecken, och spara den som ”CSV UTF-8” om de är fel.`;
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
        one: `”${name}” (${number(rows)} rad)`,
        other: `”${name}” (${number(rows)} rader)`,
      }),
    );
    const more = plural(others, {
      one: `${number(others)} annat blad`,
      other: `${number(others)} andra blad`,
    });
    return `Bara bladet ”${sheet}” lästes, inte ${listed(others > 0 ? [...named, more] : named)}.`;
  },
  'rows-above-headings': ({ rows, row }: Rows & Row) =>
    plural(rows, {
      one: `Raden ovanför rubrikerna på rad ${number(row)} lästes inte.`,
      other: `De ${number(rows)} raderna ovanför rubrikerna på rad ${number(row)} lästes inte.`,
    }),
  'headings-repeated': ({ rows, row }: Rows & Row) =>
    plural(rows, {
      one: `Rad ${number(row)} upprepar rubrikerna och lästes inte.`,
      other: `${number(rows)} rader upprepar rubrikerna och lästes inte, den första är rad ${number(row)}.`,
    }),
  'headings-explained': ({ row }: Row) =>
    `Rad ${number(row)} förklarar rubrikerna och lästes inte.`,
  'examples-not-added': ({ rows, row }: Rows & Row) =>
    plural(rows, {
      one: `Exemplet på rad ${number(row)} lades inte till.`,
      other: `${number(rows)} exempel, från och med rad ${number(row)}, lades inte till.`,
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
    return `Dessa kolumner lästes inte: ${[...named, ...letters].join(', ')}`;
  },
  'columns-not-all-named': ({
    columns,
    named,
  }: {
    readonly columns: number;
    readonly named: number;
  }) =>
    plural(named, {
      one: `${number(columns)} kolumner lästes inte; ${number(named)} av dem är nämnd.`,
      other: `${number(columns)} kolumner lästes inte; ${number(named)} av dem är nämnda.`,
    }),
  'more-notes': ({ notes }: { readonly notes: number }) =>
    plural(notes, {
      one: `Det finns ${number(notes)} anmärkning till av det här slaget.`,
      other: `Det finns ${number(notes)} anmärkningar till av det här slaget.`,
    }),
};

const alterations = {
  'date-parts-read': ({ headings }: { readonly headings: readonly string[] }) =>
    `Kolumnerna ${headings.map((heading) => `”${heading}”`).join(', ')} lästes som ett datum.`,
  'scheme-added': ({ rows }: Rows) =>
    `${inRows(rows)} sattes https:// framför en adress som saknade det.`,
  'marker-read-as-empty': ({ rows }: Rows) =>
    `${inRows(rows)} lästes celler med ett streck, ”n/a” eller ”none” som tomma.`,
  'quotation-marks-taken-off': ({ rows }: Rows) =>
    plural(rows, {
      one: `Citattecknen runt ${number(rows)} text togs bort: sidan sätter sina egna.`,
      other: `Citattecknen runt ${number(rows)} texter togs bort: sidan sätter sina egna.`,
    }),
  'merged-value-used': ({ rows }: Rows) =>
    `${inRows(rows)} användes värdet i sammanslagna celler för var och en av deras rader.`,
  'link-target-used': ({ rows }: Rows) =>
    `${inRows(rows)} användes adressen som en länk leder till.`,
  'link-elsewhere-used': ({ rows }: Rows) =>
    `${inRows(rows)} användes textens eller källans länk som referenslänk.`,
  'hidden-row-read': ({ rows }: Rows) =>
    plural(rows, {
      one: `${number(rows)} rad som är dold i bladet lästes som de andra.`,
      other: `${number(rows)} rader som är dolda i bladet lästes som de andra.`,
    }),
};

type DateReading = 'dmy' | 'mdy' | 'either' | 'year first' | 'words' | 'badi' | 'time';

const READINGS: Readonly<Record<DateReading, string>> = {
  dmy: 'med dagen först',
  mdy: 'med månaden först',
  either: 'som samma dag i båda ordningarna',
  'year first': 'med året först',
  words: 'efter månadens namn',
  badi: 'som ett Badíʻ-datum',
  time: 'utan klockslaget',
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
      one: `Datumet på rad ${number(row)}, ”${text}”, lästes ${READINGS[reading]}: ${dayName(day)}.`,
      other: `Datumen på ${number(rows)} rader, till exempel ”${text}”, lästes ${READINGS[reading]}: ${dayName(day)}.`,
    }),
  'dates-exchanged': ({ cells, row, day, text }: ReadDate & { readonly cells: number }) => {
    const which = `${dayName(day)} på rad ${number(row)}`;
    const why = `ingen datumcell har en dag över 12, och andra datum, till exempel ”${text}”, är texter. Kalkylprogram gör så med datum från ett annat land. Kontrollera dem.`;
    return plural(cells, {
      one: `I datumcellen med ${which} är dag och månad kanske förväxlade: ${why}`,
      other: `I ${number(cells)} datumceller, till exempel den med ${which}, är dag och månad kanske förväxlade: ${why}`,
    });
  },
};

const WHY_UNKNOWN =
  'citatet har tagits bort, eller så är nyckeln skadad eller från en annan webbplats. En sådan rad läses som om den inte hade någon.';

const comparison = {
  'keys-unknown': ({ rows }: Rows) =>
    plural(rows, {
      one: `${number(rows)} rad har en nyckel som inget citat på den här webbplatsen har: ${WHY_UNKNOWN}`,
      other: `${number(rows)} rader har nycklar som inget citat på den här webbplatsen har: ${WHY_UNKNOWN}`,
    }),
  'rows-added-once': ({ rows }: Rows) =>
    plural(rows, {
      one: `${number(rows)} rad är lika med en tidigare rad i filen och läggs bara till en gång.`,
      other: `${number(rows)} rader är lika med en tidigare rad i filen och läggs bara till en gång.`,
    }),
  'rows-not-all-shown': ({ rows }: Rows) =>
    `Bara de första ${number(rows)} raderna visas här; de andra är medräknade.`,
  'dates-not-all-shown': ({ dates }: { readonly dates: number }) =>
    `Bara de första ${number(dates)} datumen visas med sina citat; de andra är medräknade.`,
};

export const notes = { ...parts, ...alterations, ...dates, ...comparison };
