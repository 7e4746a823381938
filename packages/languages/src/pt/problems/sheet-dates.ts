import { day, either, weekday } from '../words.ts';

type DateOrder = 'dmy' | 'mdy' | 'ymd';

interface Kind {
  readonly kind: 'csv' | 'workbook';
}
interface Years {
  readonly min: number;
  readonly max: number;
}
interface Text {
  readonly text: string;
}

const WRITE_THEM = 'Escreva as datas como AAAA-MM-DD.';
const WRITE_IT = 'Escreva-a como AAAA-MM-DD, por exemplo 2026-03-21';
const GREGORIAN = 'Escreva a data gregoriana como AAAA-MM-DD, por exemplo 2026-03-21';

const orderWords: Readonly<Record<DateOrder, string>> = {
  dmy: 'o dia primeiro',
  mdy: 'o mês primeiro',
  ymd: 'o ano primeiro',
};

const questions = {
  'dates-elsewhere': () =>
    'Uma coluna que não é lida como a data tem datas. Dê a ela o nome displayDate se são as das citações.',
  'column-without-dates': ({ heading }: { readonly heading: string }) =>
    `A coluna “${heading}” não tem datas. Ponha-as em uma coluna displayDate ou dê a esta outro cabeçalho.`,
  'dates-contradict': ({ text, order }: Text & { readonly order: DateOrder }) =>
    `As datas do arquivo se contradizem: “${text}” tem ${orderWords[order]}, e outras não. Escreva-as como AAAA-MM-DD.`,
  'dates-ambiguous': ({ text, days }: Text & { readonly days: readonly string[] }) =>
    `As datas do arquivo podem ser lidas de maneiras diferentes: “${text}” é ${either(days.map(day))}.`,
  'write-dates': () => 'Escreva-as como AAAA-MM-DD.',
};

const advice = {
  'all-dates-of-other-form': ({ kind }: Kind) =>
    kind === 'csv'
      ? 'Nenhuma data do arquivo tem a forma AAAA-MM-DD: programas de planilhas mudam as datas em arquivos CSV. Salve o arquivo como pasta de trabalho do Excel (.xlsx) ou escreva as datas como AAAA-MM-DD.'
      : `Cada data do arquivo é um texto em outra forma que AAAA-MM-DD. ${WRITE_THEM}`,
  'all-dates-numbers': ({ kind }: Kind) =>
    kind === 'csv'
      ? 'Cada data do arquivo é um número. Dê à coluna displayDate o formato AAAA-MM-DD no programa de planilhas e salve o arquivo de novo.'
      : 'Cada data do arquivo é um número. Formate a coluna displayDate como data ou escreva as datas como AAAA-MM-DD.',
  'all-dates-not-real': () => `Nenhuma data do arquivo é um dia real. ${WRITE_THEM}`,
  'all-dates-of-other-years': ({ min, max }: Years) =>
    `Nenhuma data do arquivo tem um ano de ${min} a ${max}. ${WRITE_THEM}`,
  'all-dates-of-other-calendar': () =>
    'Cada data do arquivo parece ser do calendário iraniano ou islâmico. Escreva as datas gregorianas como AAAA-MM-DD.',
  'all-weekdays-wrong': () =>
    'Nenhum dia da semana do arquivo combina com sua data. Corrija as datas ou tire os dias da semana.',
  'all-dates-unknown': () => `Nenhuma data do arquivo pode ser lida. ${WRITE_THEM}`,
  'all-dates-unsure': () =>
    'Nenhuma data do arquivo indica um dia certo. Formate a coluna displayDate como texto e escreva as datas como AAAA-MM-DD.',
  'all-date-cells-unreadable': () =>
    'Nenhuma célula da coluna displayDate pode ser lida. Digite as datas de novo como AAAA-MM-DD.',
};

const dates = {
  'date-unsure': () =>
    'Esta célula tem uma data ou uma hora que não indica um dia certo. Escreva a data como AAAA-MM-DD',
  'date-ambiguous': ({ text }: Text) =>
    `“${text}” pode significar dois dias diferentes. ${WRITE_IT}`,
  'date-with-short-year': ({ text }: Text) =>
    `“${text}” não tem um ano de quatro algarismos. ${WRITE_IT}`,
  'date-is-number': ({ text }: Text) =>
    `“${text}” é um número, não uma data. ${WRITE_IT}, ou formate a célula como data`,
  'date-not-real': ({ text }: Text) => `O dia “${text}” não existe. ${WRITE_IT}`,
  'date-unknown': ({ text }: Text) => `“${text}” não é uma data que possa ser lida. ${WRITE_IT}`,
  'date-of-other-calendar': ({ text }: Text) =>
    `“${text}” parece uma data do calendário iraniano ou islâmico. ${GREGORIAN}`,
  'date-with-year-of-other-calendar': ({ text }: Text) =>
    `O ano de “${text}” parece um ano iraniano ou islâmico. ${GREGORIAN}`,
  'date-with-other-year': ({ text, min, max }: Text & Years) =>
    `O ano de “${text}” não está entre ${min} e ${max}. ${WRITE_IT}`,
  'date-with-other-weekday': (
    wrong: Text & {
      readonly written: readonly number[];
      readonly date: string;
      readonly weekday: number;
    },
  ) =>
    `“${wrong.text}” diz ${either(wrong.written.map(weekday))}, mas ${day(wrong.date)} é ${weekday(wrong.weekday)}. Corrija a data ou seu dia da semana`,
  'date-of-other-order': ({
    text,
    order,
    meant,
  }: Text & { readonly order: DateOrder; readonly meant: string | null }) =>
    `“${text}” não tem ${orderWords[order]}. ${meant === null ? WRITE_IT : `Escreva-a como ${meant}`}`,
};

export const sheetDates = { ...questions, ...advice, ...dates };
