import { day, number, plural } from '../words.ts';

export const quotes = {
  'date-taken': ({ date, count }: { readonly date: string; readonly count: number }) =>
    plural(count, {
      one: `Já há ${number(count)} citação programada para ${day(date)}. Escolha outra data.`,
      other: `Já há ${number(count)} citações programadas para ${day(date)}. Escolha outra data.`,
    }),
  'dates-taken': ({ date, count }: { readonly date: string; readonly count: number }) =>
    plural(count, {
      one: `Já há outras citações programadas para ${number(count)} destas datas: ${day(date)}. Escolha outras datas.`,
      other: `Já há outras citações programadas para ${number(count)} destas datas; a primeira é ${day(date)}. Escolha outras datas.`,
    }),
  'no-quote-today': () => 'Não há nenhuma citação para hoje.',
  'quote-gone': () => 'Esta citação não existe mais',
  'no-such-quote': ({ id }: { readonly id: number }) => `Não há nenhuma citação com o id ${id}.`,

  'no-such-batch': () => 'Esse envio ou essa alteração não existe.',
  'already-undone': ({ by }: { readonly by: string }) => `Isto já foi desfeito por ${by}.`,
  'too-old-to-undo': ({ days }: { readonly days: number }) =>
    plural(days, {
      one: `Isto não pode mais ser desfeito: foi há mais de ${number(days)} dia.`,
      other: `Isto não pode mais ser desfeito: foi há mais de ${number(days)} dias.`,
    }),
};
