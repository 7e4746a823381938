import type { SentenceParts } from '../../../sentence-parts.ts';
import { day, number, plural } from '../../words.ts';

const followedBy =
  (note: string) =>
  (isLast: boolean): string =>
    isLast ? `${note}, e o envio continua.` : `${note}.`;

export const whichDay = <Part>(text: Part, row: number): SentenceParts<Part> => [
  'Que dia é ',
  text,
  ` (linha ${number(row)})?`,
];
export const thenAllDates = followedBy(
  'Todas as datas do arquivo serão então lidas da mesma forma',
);
export const dayOf = (date: string) => day(date);
export const whatComesFirst = <Part>(text: Part, row: number): SentenceParts<Part> => [
  'O que vem primeiro na maioria das datas, por exemplo em ',
  text,
  ` (linha ${number(row)})?`,
];
export const thenOthers = followedBy(
  'As datas escritas na ordem inversa terão então de ser corrigidas',
);
export const theDay = 'O dia';
export const theMonth = 'O mês';
export const whichSheet = 'Em qual planilha estão as citações?';
export const thenNoOthers = followedBy('As outras não serão lidas');
export const rowsOfSheet = (rows: number) =>
  plural(rows, { one: `${number(rows)} linha`, other: `${number(rows)} linhas` });
export const whichReadsRight = 'Qual destas se lê corretamente?';
export const thenWholeFile = followedBy(
  'O arquivo não diz como suas letras estão escritas. O arquivo inteiro será então lido assim',
);

export const noneReads =
  'Nenhuma? Salve o arquivo como “CSV UTF-8” no seu programa de planilhas e escolha-o de novo.';

export const showOnDates = <Part>(heading: Part): SentenceParts<Part> => [
  'A coluna ',
  heading,
  ' tem datas: mostrar as citações nelas?',
];
export const yesOnDates = 'Sim, nestas datas';
export const noDates = 'Não, sem datas';
export const thenNotRead = (isLast: boolean) =>
  isLast
    ? 'Sem datas, a coluna não é lida. Nos dois casos o envio continua.'
    : 'Sem datas, a coluna não é lida.';

type Encoding =
  | 'utf-8'
  | 'utf-16le'
  | 'utf-16be'
  | 'windows-1252'
  | 'windows-1250'
  | 'windows-1251'
  | 'windows-1256'
  | 'windows-1257';

const ENCODINGS: Readonly<Record<Encoding, string>> = {
  'utf-8': 'Unicode (UTF-8)',
  'utf-16le': 'Unicode (UTF-16)',
  'utf-16be': 'Unicode (UTF-16, big-endian)',
  'windows-1252': 'Europa Ocidental',
  'windows-1250': 'Europa Central',
  'windows-1251': 'Cirílico',
  'windows-1256': 'Árabe e persa',
  'windows-1257': 'Báltico',
};

export const encodingName = (encoding: Encoding): string => ENCODINGS[encoding];

export const changeColumns = 'Alterar as colunas';
export const hasHeadings = (row: number) => `A linha ${number(row)} tem os cabeçalhos`;
export const chooseColumn = 'Escolha uma coluna';
export const notInFile = 'Não está no arquivo';
export const moreOfTranslation = 'Outros dados de uma tradução';
export const chooseWhat = 'Escolha o conteúdo';
export const useColumns = 'Usar estas colunas';
export const column = (letter: string, heading: string, sample: string) =>
  `${letter}${heading && `: ${heading}`}${sample && ` — “${sample}”`}`;

export const howRead = 'Como o arquivo é lido';
export const sheet = 'Planilha';
export const sheetWithRows = (name: string, rows: number) => `${name} (${rowsOfSheet(rows)})`;
export const headingRow = 'Linha com os cabeçalhos';
export const noHeadingRow = 'Nenhuma';
export const rowNumber = (row: number) => `Linha ${number(row)}`;
export const datesOfNumbers = 'Datas de três números';

type Order = 'dmy' | 'mdy' | 'ymd';

const ORDERS: Readonly<Record<Order, string>> = {
  dmy: 'Dia, mês, ano: 31/12/2027',
  mdy: 'Mês, dia, ano: 12/31/2027',
  ymd: 'Ano, mês, dia: 2027/12/31',
};

export const orderName = (order: Order): string => ORDERS[order];
export const letters = 'Letras';
export const betweenValues = 'Entre os valores';

type Separator = ',' | ';' | '\t';

const SEPARATORS: Readonly<Record<Separator, string>> = {
  ',': 'Vírgula',
  ';': 'Ponto e vírgula',
  '\t': 'Tabulação',
};

export const separatorName = (separator: Separator): string => SEPARATORS[separator];
export const notKnown = 'Desconhecido';
export const discardTitle = 'Descartar suas correções?';
export const discardQuestion =
  'As linhas terão então outros números: o que você corrigiu e deixou de fora será descartado.';
export const discard = 'Descartar';
export const notesAbout = (count: number) => `Notas sobre o arquivo (${number(count)})`;

export const missingSources = (count: number) => `Fontes que faltam (${number(count)})`;
export const sourceForAll = 'Fonte para todas as linhas que não têm uma';
export const rowsWithoutSource = (count: number) =>
  plural(count, {
    one: `${number(count)} linha do arquivo não tem fonte.`,
    other: `${number(count)} linhas do arquivo não têm fonte.`,
  });
export const fillIn = 'Preencher';
