import { day, number, plural } from '../words.ts';

export const quotes = {
  'date-taken': ({ date, count }: { readonly date: string; readonly count: number }) =>
    plural(count, {
      one: `Voor ${day(date)} is al ${number(count)} citaat ingepland. Kies een andere datum.`,
      other: `Voor ${day(date)} zijn al ${number(count)} citaten ingepland. Kies een andere datum.`,
    }),
  'dates-taken': ({ date, count }: { readonly date: string; readonly count: number }) =>
    plural(count, {
      one: `Voor ${number(count)} van deze datums zijn al andere citaten ingepland: ${day(date)}. Kies andere datums.`,
      other: `Voor ${number(count)} van deze datums zijn al andere citaten ingepland, als eerste ${day(date)}. Kies andere datums.`,
    }),
  'no-quote-today': () => 'Voor vandaag is er geen citaat.',
  'quote-gone': () => 'Dit citaat bestaat niet meer',
  'no-such-quote': ({ id }: { readonly id: number }) => `Er is geen citaat met de id ${id}.`,

  'no-such-batch': () => 'Deze upload of wijziging bestaat niet.',
  'already-undone': ({ by }: { readonly by: string }) => `Dit is al ongedaan gemaakt door ${by}.`,
  'too-old-to-undo': ({ days }: { readonly days: number }) =>
    plural(days, {
      one: `Dit kan niet meer ongedaan worden gemaakt: het is meer dan ${number(days)} dag geleden.`,
      other: `Dit kan niet meer ongedaan worden gemaakt: het is meer dan ${number(days)} dagen geleden.`,
    }),
};
