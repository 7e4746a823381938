import { latvian } from '../latvian.ts';

const { number, day, plural } = latvian;

export const quotes = {
  'date-taken': ({ date, count }: { readonly date: string; readonly count: number }) =>
    plural(count, {
      one: `Šim datumam jau ieplānots ${number(count)} citāts: ${day(date)}. Izvēlieties citu datumu.`,
      other: `Šim datumam jau ieplānoti ${number(count)} citāti: ${day(date)}. Izvēlieties citu datumu.`,
    }),
  'dates-taken': ({ date, count }: { readonly date: string; readonly count: number }) =>
    `No šiem datumiem jau aizņemti: ${number(count)}; pirmais ir ${day(date)}. Izvēlieties citus datumus.`,
  'no-quote-today': () => 'Šodienai citāta nav.',
  'quote-gone': () => 'Šī citāta vairs nav',
  'no-such-quote': ({ id }: { readonly id: number }) => `Citāta ar id ${id} nav.`,

  'no-such-batch': () => 'Šādas augšupielādes vai izmaiņu nav.',
  'already-undone': ({ by }: { readonly by: string }) => `To jau ir atsaucis ${by}.`,
  'too-old-to-undo': ({ days }: { readonly days: number }) =>
    plural(days, {
      one: `To vairs nevar atsaukt: kopš tā laika pagājusi vairāk nekā ${number(days)} diena.`,
      other: `To vairs nevar atsaukt: kopš tā laika pagājušas vairāk nekā ${number(days)} dienas.`,
    }),
};
