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
  csv: 'Divida-o em vários arquivos.',
  xlsx: 'Copie as citações para uma nova pasta de trabalho.',
  xls: 'Salve-o como pasta de trabalho do Excel (.xlsx).',
} as const;

const TOO_MUCH_TO_WRITE = {
  csv: 'Exportar as citações requer tempo ou memória demais. Tente novamente mais tarde.',
  xlsx: 'Exportar as citações como XLSX requer tempo ou memória demais. Exporte-as como CSV.',
  xls: 'Exportar as citações como XLS requer tempo ou memória demais. Exporte-as como XLSX ou CSV.',
} as const;

const COPY = 'Copie as citações para uma nova pasta de trabalho.';
const SAVE_AS_XLSX =
  'Abra o arquivo em um programa de planilhas e salve-o como pasta de trabalho do Excel (.xlsx).';
const SPLIT = 'Divida o arquivo em vários.';
const CHOOSE_AGAIN = 'Se o arquivo mudou, escolha-o de novo.';

const quoted = (text: string) => `“${text}”`;

const files = {
  'files-busy': () =>
    'Vários arquivos estão sendo lidos no momento. Tente novamente daqui a pouco.',
  'file-takes-too-much': ({ format }: Format) =>
    `Ler o arquivo requer tempo ou memória demais. ${TOO_MUCH_TO_READ[format]}`,
  'export-takes-too-much': ({ format }: Format) => TOO_MUCH_TO_WRITE[format],
  'too-many-for-xls': ({ max }: Max) =>
    `Em um arquivo XLS cabem ${number(max)} citações. Exporte-as como XLSX ou CSV.`,
  'no-such-template': () => 'Esse modelo não existe.',

  'file-not-csv': () =>
    'O conteúdo do arquivo não é CSV. Salve-o em um programa de planilhas como “CSV UTF-8” ou como pasta de trabalho do Excel (.xlsx).',
  'file-damaged-text': () =>
    'Algumas letras do arquivo estão danificadas. Abra o original em um programa de planilhas e salve-o como “CSV UTF-8” ou como pasta de trabalho do Excel (.xlsx).',
  'file-misplaced-quotes': ({ row }: Row) =>
    `As aspas na linha ${number(row)} não combinam. Em um texto que tem aspas próprias, cada uma delas deve ser duplicada, com um par em volta do todo, sem espaço antes.`,
  'file-too-many-irregular-rows': () =>
    'O arquivo tem muito mais linhas que uma lista de citações. Copie as citações para um novo arquivo.',
  'file-too-many-columns': ({ limit }: Limit) =>
    `O arquivo tem mais de ${number(limit)} colunas com conteúdo. Exclua as que não são necessárias e envie-o de novo.`,
  'file-not-xlsx': () =>
    'O conteúdo do arquivo não é XLSX. Um arquivo não se torna uma pasta de trabalho pelo nome: abra o original em um programa de planilhas, copie as citações para uma nova pasta de trabalho e envie-a.',
  'file-not-xls': () => `O conteúdo do arquivo não é XLS. ${SAVE_AS_XLSX}`,
  'file-too-old': () => `A pasta de trabalho é de um tipo muito antigo. ${SAVE_AS_XLSX}`,
  'file-password-protected': () =>
    'A pasta de trabalho está protegida por senha. Salve-a sem senha e envie-a de novo.',
  'file-damaged-xlsx': () =>
    'A pasta de trabalho está danificada. Abra-a em um programa de planilhas, copie as citações para uma nova pasta de trabalho e envie essa.',
  'file-damaged-xls': () => `A pasta de trabalho está danificada. ${SAVE_AS_XLSX}`,
  'file-too-large-unpacked': () =>
    `Descompactada, a pasta de trabalho é muito maior que uma lista de citações. ${COPY}`,
  'file-too-many-parts': ({ limit }: Limit) =>
    `A pasta de trabalho tem mais de ${number(limit)} partes, muito mais que uma lista de citações. ${COPY}`,
  'file-too-many-sheets': ({ limit }: Limit) =>
    `A pasta de trabalho tem mais de ${number(limit)} planilhas. ${COPY}`,
  'file-too-many-cells': ({ limit }: Limit) =>
    `A pasta de trabalho tem mais de ${number(limit)} células, muito mais que uma lista de citações. ${COPY}`,

  'file-empty': () => 'O arquivo está vazio.',
  'sheet-empty': ({ sheet }: { readonly sheet: string }) => `A planilha “${sheet}” está vazia.`,
  'columns-not-named': ({
    needed,
    optional,
  }: {
    readonly needed: readonly string[];
    readonly optional: readonly string[];
  }) =>
    `Uma linha no início deve nomear as colunas: ${listed(needed)} e, se quiser, ${listed(optional)}.`,
  'file-without-quotes': () =>
    'O arquivo não tem citações. Preencha uma linha para cada uma abaixo da primeira.',
  'every-quote-left-out': () => 'O arquivo não tem citações que não fiquem de fora.',
  'too-many-quotes': ({ count, max }: Count & Max) =>
    `O arquivo tem ${number(count)} citações, mas só ${number(max)} podem ser enviadas de uma vez. ${SPLIT}`,
  'far-too-many-quotes': ({ limit, max }: Limit & Max) =>
    `O arquivo tem mais de ${number(limit)} citações, mas só ${number(max)} podem ser enviadas de uma vez. ${SPLIT}`,
  'too-much-text': ({ max }: Max) =>
    `As citações do arquivo somam mais de ${number(max)} caracteres. ${SPLIT}`,
  'file-has-problems': ({ count }: Count) =>
    plural(count, {
      one: `O arquivo não foi enviado: ${number(count)} linha tem problemas. Corrija-a e envie o arquivo de novo.`,
      other: `O arquivo não foi enviado: ${number(count)} linhas têm problemas. Corrija-as e envie o arquivo de novo.`,
    }),
  'rows-change-quotes': ({ count }: Count) =>
    plural(count, {
      one: `${number(count)} linha alteraria uma citação salva. Confira-a e envie o arquivo de novo.`,
      other: `${number(count)} linhas alterariam citações salvas. Confira-as e envie o arquivo de novo.`,
    }),
  'rows-change-newer-quotes': ({ count }: Count) =>
    plural(count, {
      one: `${number(count)} linha alteraria uma citação que foi alterada depois que o arquivo foi feito. Escolha o que deve valer e envie o arquivo de novo.`,
      other: `${number(count)} linhas alterariam citações que foram alteradas depois que o arquivo foi feito. Escolha para cada uma o que deve valer e envie o arquivo de novo.`,
    }),
};

const recipes = {
  'recipe-not-utf-8': () => 'A receita não é UTF-8 válido.',
  'recipe-not-json': () => 'A receita não é JSON válido.',
  'file-changed': () => 'O arquivo mudou desde que foi aberto. Escolha-o de novo.',
  'recipe-sheet-missing': ({ sheet }: { readonly sheet: string }) =>
    `A receita nomeia a planilha “${sheet}”, que o arquivo não tem. ${CHOOSE_AGAIN}`,
  'recipe-column-missing': ({ column }: Column) =>
    `A receita nomeia a coluna ${column}, que o arquivo não tem. ${CHOOSE_AGAIN}`,
  'recipe-date-missing': ({ date }: { readonly date: string }) =>
    `A receita nomeia a data ${date}, que o arquivo não tem. ${CHOOSE_AGAIN}`,
  'recipe-row-missing': ({ row }: Row) =>
    `A receita nomeia a linha ${number(row)}, em que o arquivo não tem nenhuma citação. ${CHOOSE_AGAIN}`,
  'recipe-headings-missing': ({ row }: Row) =>
    `A receita diz que os cabeçalhos estão na linha ${number(row)}, mas lá não há nada. ${CHOOSE_AGAIN}`,
  'recipe-column-twice': (twice: Column & { readonly fields: readonly [string, string] }) =>
    `A receita nomeia a coluna ${twice.column} tanto para ${twice.fields[0]} como para ${twice.fields[1]}. Escolha outra coluna para um dos dois.`,
  'recipe-cell-twice': ({ column, row }: Column & Row) =>
    `A receita altera ${column} na linha ${number(row)} duas vezes.`,
  'recipe-sheet-of-csv': () => 'A receita nomeia uma planilha, mas um arquivo CSV não tem nenhuma.',
  'recipe-encoding-of-workbook': () =>
    'A receita nomeia uma codificação ou um separador, mas uma pasta de trabalho não os tem.',
};

const questions = {
  'which-sheet': ({
    sheets,
    areAll,
  }: {
    readonly sheets: readonly string[];
    readonly areAll: boolean;
  }) =>
    `Várias planilhas da pasta de trabalho podem ser as certas: ${sheets.map(quoted).join(', ')}${areAll ? '' : ' e outras'}. Dê à certa o nome “Quotes”.`,
  'which-encoding': () =>
    'O arquivo não diz em que codificação estão suas letras. Salve-o como “CSV UTF-8”.',
  'headings-doubled': ({ columns }: { readonly columns: readonly string[] }) =>
    `Várias colunas têm um cabeçalho para ${listed(columns)}. Dê outro às que não são as certas.`,
  'heading-of-which-language': ({ heading }: { readonly heading: string }) =>
    `O cabeçalho “${heading}” nomeia vários idiomas. Nomeie só aquele em que a coluna está.`,
};

const columns = {
  'column-missing': ({ column }: Column) => `Falta a coluna ${column}`,
  'column-doubled': ({ count, name }: Count & { readonly name: string }) =>
    plural(count, {
      one: `Há ${number(count)} coluna chamada ${name}`,
      other: `Há ${number(count)} colunas chamadas ${name}`,
    }),
  'heading-of-languages': ({
    heading,
    columns,
  }: {
    readonly heading: string;
    readonly columns: readonly string[];
  }) => `O cabeçalho “${heading}” pode significar ${either(columns)}`,
};

const cells = {
  'row-too-wide': () =>
    'Esta linha tem mais valores do que há colunas. Ponha entre aspas o texto que contém o separador',
  'cell-too-long': ({ max }: Max) => `Esta célula tem mais de ${number(max)} caracteres. Encurte-a`,
  'cells-merged': ({ range }: { readonly range: string }) =>
    `As células ${range} estão mescladas. Preencha cada uma separadamente`,
  'cell-without-result': () =>
    'Esta célula tem uma fórmula sem resultado. Substitua-a pelo seu valor',
  'cell-with-unreadable-number': () =>
    'Esta célula tem um número que não pode ser lido. Formate a célula como texto e digite-o de novo',
  'cell-with-error': () => 'Esta célula mostra um erro. Substitua-o pelo seu valor',
  'cell-with-date': ({ date }: { readonly date: string }) =>
    `Esta célula contém a data ${date}. Formate-a como texto e digite a data de novo`,
  'cell-with-time': () =>
    'Esta célula contém uma data ou uma hora. Formate-a como texto e digite o conteúdo de novo',
  'language-unknown': ({ text }: { readonly text: string }) =>
    `“${text}” não é um dos idiomas do site. Escreva seu código, por exemplo en, ou deixe a célula vazia`,
  'row-repeated-otherwise': ({ row }: Row) =>
    `A linha ${number(row)} tem a mesma citação com outras traduções. Ponha-as em uma só linha`,
  'key-doubled': ({
    rows,
    others,
  }: {
    readonly rows: readonly number[];
    readonly others: number;
  }) => {
    const named = rows.map(number);
    const all = others > 0 ? [...named, `mais ${number(others)}`] : named;
    return `As linhas ${listed(all)} têm a mesma chave, mas só uma linha pode alterar sua citação. Deixe as outras de fora ou apague a chave das que são citações novas`;
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
