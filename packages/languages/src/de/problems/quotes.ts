import { day, number, plural } from '../words.ts';

export const quotes = {
  'date-taken': ({ date, count }: { readonly date: string; readonly count: number }) =>
    plural(count, {
      one: `Für den ${day(date)} ist schon ${number(count)} Zitat eingeplant. Bitte wählen Sie ein anderes Datum.`,
      other: `Für den ${day(date)} sind schon ${number(count)} Zitate eingeplant. Bitte wählen Sie ein anderes Datum.`,
    }),
  'dates-taken': ({ date, count }: { readonly date: string; readonly count: number }) =>
    plural(count, {
      one: `An ${number(count)} dieser Tage sind schon andere Zitate eingeplant: am ${day(date)}. Bitte wählen Sie andere Daten.`,
      other: `An ${number(count)} dieser Tage sind schon andere Zitate eingeplant, zuerst am ${day(date)}. Bitte wählen Sie andere Daten.`,
    }),
  'no-quote-today': () => 'Für heute gibt es kein Zitat.',
  'quote-gone': () => 'Dieses Zitat gibt es nicht mehr',
  'no-such-quote': ({ id }: { readonly id: number }) => `Es gibt kein Zitat mit der id ${id}.`,

  'no-such-batch': () => 'Diesen Upload oder diese Änderung gibt es nicht.',
  'already-undone': ({ by }: { readonly by: string }) =>
    `Das wurde schon rückgängig gemacht, von ${by}.`,
  'too-old-to-undo': ({ days }: { readonly days: number }) =>
    plural(days, {
      one: `Das lässt sich nicht mehr rückgängig machen: Es ist mehr als ${number(days)} Tag her.`,
      other: `Das lässt sich nicht mehr rückgängig machen: Es ist mehr als ${number(days)} Tage her.`,
    }),
};
