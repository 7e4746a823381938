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
  'windows-1252': ['Windows-1252 (Europa Ocidental)', 'as letras com acentos'],
  'windows-1250': ['Windows-1250 (Europa Central)', 'as letras com acentos'],
  'windows-1251': ['Windows-1251 (cirílico)', 'as letras'],
  'windows-1256': ['Windows-1256 (árabe e persa)', 'as letras'],
  'windows-1257': ['Windows-1257 (báltico)', 'as letras com acentos'],
};

const unheaded = ({ letter }: { readonly letter: string }): string => `${letter} (sem cabeçalho)`;

const inRows = (rows: number): string =>
  plural(rows, { one: `Em ${number(rows)} linha`, other: `Em ${number(rows)} linhas` });

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
      ? `O arquivo talvez esteja em UTF-8, mas foi lido como ${name}: verifique ${letters} e as aspas.`
      : `O arquivo não está em UTF-8. Foi lido como ${name}: verifique ${letters} e as aspas e, se estiverem erradas, salve-o como “CSV UTF-8”.`;
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
        one: `“${name}” (${number(rows)} linha)`,
        other: `“${name}” (${number(rows)} linhas)`,
      }),
    );
    const more = plural(others, {
      one: `mais ${number(others)} planilha`,
      other: `mais ${number(others)} planilhas`,
    });
    return `Só a planilha “${sheet}” foi lida, e não ${listed(others > 0 ? [...named, more] : named)}.`;
  },
  'rows-above-headings': ({ rows, row }: Rows & Row) =>
    plural(rows, {
      one: `A linha acima dos cabeçalhos na linha ${number(row)} não foi lida.`,
      other: `As ${number(rows)} linhas acima dos cabeçalhos na linha ${number(row)} não foram lidas.`,
    }),
  'headings-repeated': ({ rows, row }: Rows & Row) =>
    plural(rows, {
      one: `A linha ${number(row)} repete os cabeçalhos e não foi lida.`,
      other: `${number(rows)} linhas repetem os cabeçalhos e não foram lidas; a primeira delas é a linha ${number(row)}.`,
    }),
  'headings-explained': ({ row }: Row) =>
    `A linha ${number(row)} explica os cabeçalhos e não foi lida.`,
  'examples-not-added': ({ rows, row }: Rows & Row) =>
    plural(rows, {
      one: `O exemplo na linha ${number(row)} não foi adicionado.`,
      other: `${number(rows)} exemplos, a partir da linha ${number(row)}, não foram adicionados.`,
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
    return `Estas colunas não foram lidas: ${[...named, ...letters].join(', ')}`;
  },
  'columns-not-all-named': ({
    columns,
    named,
  }: {
    readonly columns: number;
    readonly named: number;
  }) => `${number(columns)} colunas não foram lidas; ${number(named)} delas são indicadas aqui.`,
  'more-notes': ({ notes }: { readonly notes: number }) =>
    plural(notes, {
      one: `Há mais ${number(notes)} nota como estas.`,
      other: `Há mais ${number(notes)} notas como estas.`,
    }),
};

const alterations = {
  'date-parts-read': ({ headings }: { readonly headings: readonly string[] }) =>
    `As colunas ${headings.map((heading) => `“${heading}”`).join(', ')} foram lidas como uma só data.`,
  'scheme-added': ({ rows }: Rows) =>
    `${inRows(rows)}, https:// foi posto antes de um endereço que não o tinha.`,
  'marker-read-as-empty': ({ rows }: Rows) =>
    `${inRows(rows)}, células com um traço, “n/a” ou “none” foram lidas como vazias.`,
  'quotation-marks-taken-off': ({ rows }: Rows) =>
    plural(rows, {
      one: `As aspas em torno de ${number(rows)} texto foram tiradas: a página põe as suas próprias.`,
      other: `As aspas em torno de ${number(rows)} textos foram tiradas: a página põe as suas próprias.`,
    }),
  'merged-value-used': ({ rows }: Rows) =>
    `${inRows(rows)}, o valor de células mescladas foi usado para cada uma de suas linhas.`,
  'link-target-used': ({ rows }: Rows) =>
    `${inRows(rows)}, foi usado o endereço a que um link leva.`,
  'link-elsewhere-used': ({ rows }: Rows) =>
    `${inRows(rows)}, o link do texto ou da fonte foi usado como referência.`,
  'hidden-row-read': ({ rows }: Rows) =>
    plural(rows, {
      one: `${number(rows)} linha oculta na planilha foi lida como as outras.`,
      other: `${number(rows)} linhas ocultas na planilha foram lidas como as outras.`,
    }),
};

type DateReading = 'dmy' | 'mdy' | 'either' | 'year first' | 'words' | 'badi' | 'time';

const READINGS: Readonly<Record<DateReading, string>> = {
  dmy: 'com o dia primeiro',
  mdy: 'com o mês primeiro',
  either: 'como o mesmo dia em qualquer das duas ordens',
  'year first': 'com o ano primeiro',
  words: 'pelo nome do mês',
  badi: 'como data Badíʻ',
  time: 'sem a hora',
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
      one: `A data da linha ${number(row)}, “${text}”, foi lida ${READINGS[reading]}: ${dayName(day)}.`,
      other: `As datas de ${number(rows)} linhas, por exemplo “${text}”, foram lidas ${READINGS[reading]}: ${dayName(day)}.`,
    }),
  'dates-exchanged': ({ cells, row, day, text }: ReadDate & { readonly cells: number }) => {
    const which = `${dayName(day)} na linha ${number(row)}`;
    const why = `nenhuma célula de data tem um dia acima de 12, e outras datas, por exemplo “${text}”, são textos. Programas de planilhas fazem isso com datas de outro país. Verifique-as.`;
    return plural(cells, {
      one: `A célula de data com ${which} talvez tenha o dia e o mês trocados: ${why}`,
      other: `${number(cells)} células de data, por exemplo a que tem ${which}, talvez tenham o dia e o mês trocados: ${why}`,
    });
  },
};

const comparison = {
  'keys-unknown': ({ rows }: Rows) =>
    plural(rows, {
      one: `${number(rows)} linha tem uma chave que nenhuma citação deste site tem: a citação foi excluída, ou a chave está danificada ou é de outro site. Uma linha assim é lida como se não tivesse chave.`,
      other: `${number(rows)} linhas têm chaves que nenhuma citação deste site tem: a citação foi excluída, ou a chave está danificada ou é de outro site. Uma linha assim é lida como se não tivesse chave.`,
    }),
  'rows-added-once': ({ rows }: Rows) =>
    plural(rows, {
      one: `${number(rows)} linha é igual a uma anterior do arquivo e é adicionada uma só vez.`,
      other: `${number(rows)} linhas são iguais a anteriores do arquivo e são adicionadas uma só vez.`,
    }),
  'rows-not-all-shown': ({ rows }: Rows) =>
    `Aqui só aparecem as primeiras ${number(rows)} linhas; as outras estão contadas.`,
  'dates-not-all-shown': ({ dates }: { readonly dates: number }) =>
    `Só as primeiras ${number(dates)} datas aparecem com suas citações; as outras estão contadas.`,
};

export const notes = { ...parts, ...alterations, ...dates, ...comparison };
