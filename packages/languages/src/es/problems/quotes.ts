import { day, number, plural } from '../words.ts';

export const quotes = {
  'date-taken': ({ date, count }: { readonly date: string; readonly count: number }) =>
    plural(count, {
      one: `Ya hay ${number(count)} cita programada para el ${day(date)}. Elija otra fecha.`,
      other: `Ya hay ${number(count)} citas programadas para el ${day(date)}. Elija otra fecha.`,
    }),
  'dates-taken': ({ date, count }: { readonly date: string; readonly count: number }) =>
    plural(count, {
      one: `Ya hay otras citas programadas para ${number(count)} de estas fechas: el ${day(date)}. Elija otras fechas.`,
      other: `Ya hay otras citas programadas para ${number(count)} de estas fechas; la primera es el ${day(date)}. Elija otras fechas.`,
    }),
  'no-quote-today': () => 'No hay ninguna cita para hoy.',
  'quote-gone': () => 'Esta cita ya no existe',
  'no-such-quote': ({ id }: { readonly id: number }) => `No hay ninguna cita con el id ${id}.`,

  'no-such-batch': () => 'No existe esa subida o ese cambio.',
  'already-undone': ({ by }: { readonly by: string }) => `Esto ya lo deshizo ${by}.`,
  'too-old-to-undo': ({ days }: { readonly days: number }) =>
    plural(days, {
      one: `Esto ya no se puede deshacer: fue hace más de ${number(days)} día.`,
      other: `Esto ya no se puede deshacer: fue hace más de ${number(days)} días.`,
    }),
};
