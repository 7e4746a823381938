import { day, number, plural } from '../words.ts';

export const quotes = {
  'date-taken': ({ date, count }: { readonly date: string; readonly count: number }) =>
    plural(count, {
      one: `${number(count)} citat är redan inplanerat för den ${day(date)}. Välj ett annat datum.`,
      other: `${number(count)} citat är redan inplanerade för den ${day(date)}. Välj ett annat datum.`,
    }),
  'dates-taken': ({ date, count }: { readonly date: string; readonly count: number }) =>
    plural(count, {
      one: `Andra citat är redan inplanerade för ${number(count)} av dessa datum: den ${day(date)}. Välj andra datum.`,
      other: `Andra citat är redan inplanerade för ${number(count)} av dessa datum, först den ${day(date)}. Välj andra datum.`,
    }),
  'no-quote-today': () => 'Det finns inget citat för i dag.',
  'quote-gone': () => 'Det här citatet finns inte längre',
  'no-such-quote': ({ id }: { readonly id: number }) => `Det finns inget citat med id ${id}.`,

  'no-such-batch': () => 'Den uppladdningen eller ändringen finns inte.',
  'already-undone': ({ by }: { readonly by: string }) => `Detta har redan ångrats av ${by}.`,
  'too-old-to-undo': ({ days }: { readonly days: number }) =>
    plural(days, {
      one: `Detta kan inte längre ångras: det var mer än ${number(days)} dag sedan.`,
      other: `Detta kan inte längre ångras: det var mer än ${number(days)} dagar sedan.`,
    }),
};
