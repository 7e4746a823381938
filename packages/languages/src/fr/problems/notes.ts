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
  'windows-1252': ['Windows-1252 (Europe de l’Ouest)', 'les lettres accentuées'],
  'windows-1250': ['Windows-1250 (Europe centrale)', 'les lettres accentuées'],
  'windows-1251': ['Windows-1251 (cyrillique)', 'les lettres'],
  'windows-1256': ['Windows-1256 (arabe et persan)', 'les lettres'],
  'windows-1257': ['Windows-1257 (balte)', 'les lettres accentuées'],
};

const unheaded = ({ letter }: { readonly letter: string }): string => `${letter} (sans titre)`;

const inRows = (rows: number): string =>
  plural(rows, { one: `Dans ${number(rows)} ligne`, other: `Dans ${number(rows)} lignes` });

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
      ? `Le fichier est peut-être en UTF-8, mais il a été lu comme ${name}\u00a0: veuillez vérifier ${letters} et les guillemets.`
      : `Le fichier n’est pas en UTF-8. Il a été lu comme ${name}\u00a0: veuillez vérifier ${letters} et les guillemets, et enregistrer le fichier comme «\u00a0CSV UTF-8\u00a0» s’ils ne sont pas justes.`;
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
        one: `«\u00a0${name}\u00a0» (${number(rows)} ligne)`,
        other: `«\u00a0${name}\u00a0» (${number(rows)} lignes)`,
      }),
    );
    const more = plural(others, {
      one: `${number(others)} autre feuille`,
      other: `${number(others)} autres feuilles`,
    });
    return `Seule la feuille «\u00a0${sheet}\u00a0» a été lue. Non lues\u00a0: ${listed(others > 0 ? [...named, more] : named)}.`;
  },
  'rows-above-headings': ({ rows, row }: Rows & Row) =>
    plural(rows, {
      one: `La ligne au-dessus des titres de la ligne ${number(row)} n’a pas été lue.`,
      other: `Les ${number(rows)} lignes au-dessus des titres de la ligne ${number(row)} n’ont pas été lues.`,
    }),
  'headings-repeated': ({ rows, row }: Rows & Row) =>
    plural(rows, {
      one: `La ligne ${number(row)} répète les titres et n’a pas été lue.`,
      other: `${number(rows)} lignes répètent les titres et n’ont pas été lues, la première étant la ligne ${number(row)}.`,
    }),
  'headings-explained': ({ row }: Row) =>
    `La ligne ${number(row)} explique les titres et n’a pas été lue.`,
  'examples-not-added': ({ rows, row }: Rows & Row) =>
    plural(rows, {
      one: `L’exemple de la ligne ${number(row)} n’a pas été ajouté.`,
      other: `${number(rows)} exemples, à partir de la ligne ${number(row)}, n’ont pas été ajoutés.`,
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
    return `Ces colonnes n’ont pas été lues\u00a0: ${[...named, ...letters].join(', ')}`;
  },
  'columns-not-all-named': ({
    columns,
    named,
  }: {
    readonly columns: number;
    readonly named: number;
  }) =>
    plural(named, {
      one: `${number(columns)} colonnes n’ont pas été lues\u00a0; ${number(named)} est nommée ici.`,
      other: `${number(columns)} colonnes n’ont pas été lues\u00a0; ${number(named)} sont nommées ici.`,
    }),
  'more-notes': ({ notes }: { readonly notes: number }) =>
    plural(notes, {
      one: `Il y a ${number(notes)} autre remarque de ce genre.`,
      other: `Il y a ${number(notes)} autres remarques de ce genre.`,
    }),
};

const alterations = {
  'date-parts-read': ({ headings }: { readonly headings: readonly string[] }) =>
    `Les colonnes ${headings.map((heading) => `«\u00a0${heading}\u00a0»`).join(', ')} ont été lues comme une seule date.`,
  'scheme-added': ({ rows }: Rows) =>
    `${inRows(rows)}, https:// a été mis devant une adresse qui ne l’avait pas.`,
  'marker-read-as-empty': ({ rows }: Rows) =>
    `${inRows(rows)}, des cellules avec un tiret, «\u00a0n/a\u00a0» ou «\u00a0none\u00a0» ont été lues comme vides.`,
  'quotation-marks-taken-off': ({ rows }: Rows) =>
    plural(rows, {
      one: `Les guillemets autour de ${number(rows)} texte ont été enlevés\u00a0: la page met les siens.`,
      other: `Les guillemets autour de ${number(rows)} textes ont été enlevés\u00a0: la page met les siens.`,
    }),
  'merged-value-used': ({ rows }: Rows) =>
    `${inRows(rows)}, la valeur de cellules fusionnées a été reprise pour chacune de leurs lignes.`,
  'link-target-used': ({ rows }: Rows) =>
    `${inRows(rows)}, l’adresse à laquelle mène un lien a été reprise.`,
  'link-elsewhere-used': ({ rows }: Rows) =>
    `${inRows(rows)}, le lien du texte ou de la source a été pris comme lien de référence.`,
  'hidden-row-read': ({ rows }: Rows) =>
    plural(rows, {
      one: `${number(rows)} ligne masquée dans la feuille a été lue comme les autres.`,
      other: `${number(rows)} lignes masquées dans la feuille ont été lues comme les autres.`,
    }),
};

type DateReading = 'dmy' | 'mdy' | 'either' | 'year first' | 'words' | 'badi' | 'time';

const READINGS: Readonly<Record<DateReading, string>> = {
  dmy: 'avec le jour en premier',
  mdy: 'avec le mois en premier',
  either: 'comme le même jour dans les deux sens',
  'year first': 'avec l’année en premier',
  words: 'd’après le nom du mois',
  badi: 'comme date badíʻ',
  time: 'sans l’heure',
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
      one: `La date de la ligne ${number(row)}, «\u00a0${text}\u00a0», a été lue ${READINGS[reading]}\u00a0: ${dayName(day)}.`,
      other: `Les dates de ${number(rows)} lignes, par exemple «\u00a0${text}\u00a0», ont été lues ${READINGS[reading]}\u00a0: ${dayName(day)}.`,
    }),
  'dates-exchanged': ({ cells, row, day, text }: ReadDate & { readonly cells: number }) => {
    const which = `le ${dayName(day)} à la ligne ${number(row)}`;
    const why = `aucune cellule de date n’a de jour supérieur à 12, et d’autres dates, par exemple «\u00a0${text}\u00a0», sont des textes. Les tableurs font cela avec les dates d’un autre pays. Veuillez les vérifier.`;
    return plural(cells, {
      one: `Dans la cellule de date qui contient ${which}, le jour et le mois sont peut-être échangés\u00a0: ${why}`,
      other: `Dans ${number(cells)} cellules de date, par exemple celle qui contient ${which}, le jour et le mois sont peut-être échangés\u00a0: ${why}`,
    });
  },
};

const WHY_UNKNOWN =
  'la citation a été supprimée, ou la clé est abîmée ou vient d’un autre site. Une telle ligne est lue comme si elle n’en avait pas.';

const comparison = {
  'keys-unknown': ({ rows }: Rows) =>
    plural(rows, {
      one: `${number(rows)} ligne a une clé qu’aucune citation de ce site n’a\u00a0: ${WHY_UNKNOWN}`,
      other: `${number(rows)} lignes ont des clés qu’aucune citation de ce site n’a\u00a0: ${WHY_UNKNOWN}`,
    }),
  'rows-added-once': ({ rows }: Rows) =>
    plural(rows, {
      one: `${number(rows)} ligne est égale à une ligne précédente du fichier et n’est ajoutée qu’une fois.`,
      other: `${number(rows)} lignes sont égales à une ligne précédente du fichier et ne sont ajoutées qu’une fois.`,
    }),
  'rows-not-all-shown': ({ rows }: Rows) =>
    `Seules les ${number(rows)} premières lignes sont affichées ici\u00a0; les autres sont comptées.`,
  'dates-not-all-shown': ({ dates }: { readonly dates: number }) =>
    `Seules les ${number(dates)} premières dates sont affichées avec leurs citations\u00a0; les autres sont comptées.`,
};

export const notes = { ...parts, ...alterations, ...dates, ...comparison };
