import { day, number, plural } from '../words.ts';

export const quotes = {
  'date-taken': ({ date, count }: { readonly date: string; readonly count: number }) =>
    plural(count, {
      one: `${number(count)} citation est déjà prévue pour le ${day(date)}. Veuillez choisir une autre date.`,
      other: `${number(count)} citations sont déjà prévues pour le ${day(date)}. Veuillez choisir une autre date.`,
    }),
  'dates-taken': ({ date, count }: { readonly date: string; readonly count: number }) =>
    plural(count, {
      one: `D’autres citations sont déjà prévues pour ${number(count)} de ces dates\u00a0: le ${day(date)}. Veuillez choisir d’autres dates.`,
      other: `D’autres citations sont déjà prévues pour ${number(count)} de ces dates, la première étant le ${day(date)}. Veuillez choisir d’autres dates.`,
    }),
  'no-quote-today': () => 'Aucune citation n’est disponible pour aujourd’hui.',
  'quote-gone': () => 'Cette citation n’existe plus',
  'no-such-quote': ({ id }: { readonly id: number }) => `Il n’y a pas de citation avec l’id ${id}.`,

  'no-such-batch': () => 'Cet import ou cette modification n’existe pas.',
  'already-undone': ({ by }: { readonly by: string }) => `Cela a déjà été défait par ${by}.`,
  'too-old-to-undo': ({ days }: { readonly days: number }) =>
    plural(days, {
      one: `Cela ne peut plus être défait\u00a0: c’était il y a plus de ${number(days)} jour.`,
      other: `Cela ne peut plus être défait\u00a0: c’était il y a plus de ${number(days)} jours.`,
    }),
};
