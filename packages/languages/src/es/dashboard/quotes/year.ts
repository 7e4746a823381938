import { day as dayName, number, plural } from '../../words.ts';

const quotes = (count: number) =>
  plural(count, { one: `${number(count)} cita`, other: `${number(count)} citas` });

export const title = 'El año de citas';
export const daysWithQuote = (count: number, without: number) =>
  plural(count, {
    one: `${number(count)} día con cita, ${number(without)} sin ella`,
    other: `${number(count)} días con cita, ${number(without)} sin ella`,
  });
export const daysAheadWithout = (count: number, without: number) =>
  plural(count, {
    one: `${number(count)} día con cita; de los próximos, ${number(without)} sin ella`,
    other: `${number(count)} días con cita; de los próximos, ${number(without)} sin ella`,
  });
export const daysOfPastYear = (count: number) =>
  plural(count, {
    one: `${number(count)} día con cita`,
    other: `${number(count)} días con cita`,
  });

export const dayWithCount = (day: string, count: number) =>
  `${day}: ${count === 0 ? 'ninguna cita' : quotes(count)}`;

export const withQuote = 'Con una cita';
export const withSeveral = 'Con varias';
export const withoutQuote = 'Sin cita';

export const quotesOfDay = (count: number) => (count > 1 ? `${number(count)} citas` : 'Cita');
export const firstIsShown = 'En este día se muestra la primera de ellas.';

export const fillTheGaps = 'Llenar los huecos';
export const aboutFilling = 'Cada día sin cita recibe una, empezando por las citas más antiguas.';
export const from = 'Desde';
export const to = 'Hasta';
export const fromMissing = 'Falta la fecha «Desde»';
export const toMissing = 'Falta la fecha «Hasta»';
export const fromPast = '«Desde» debe ser hoy o más adelante: los días pasados no se llenan';
export const toBeforeFrom = '«Hasta» no debe ser anterior a «Desde»';
export const quotesToUse = 'Citas que se usan';
export const unscheduledQuotes = (count: number) =>
  plural(count, {
    one: `${number(count)} cita sin programar`,
    other: `${number(count)} citas sin programar`,
  });
export const pastQuotes = (count: number) =>
  plural(count, {
    one: `${number(count)} cita pasada, que entonces deja su fecha anterior`,
    other: `${number(count)} citas pasadas, que entonces dejan su fecha anterior`,
  });
export const schedule = (count: number) => `Programar ${quotes(count)}`;
export const scheduling = 'Programando…';
export const scheduled = (count: number) => `Programación hecha: ${quotes(count)}`;
export const scheduleFailed = 'No se pudieron programar las citas';

export const plan = 'Plan';
export const day = 'Día';
export const quote = 'Cita';
export const fromDay = (civilDay: string) => `del ${dayName(civilDay)}`;
export const moreDays = (count: number) =>
  plural(count, {
    one: `y ${number(count)} día más`,
    other: `y ${number(count)} días más`,
  });
export const noGaps = 'Todos los días del primero al último ya tienen cita.';
export const nothingToUse = (source: 'unscheduled' | 'past') =>
  source === 'past' ? 'No hay citas pasadas que usar.' : 'No hay citas sin programar que usar.';

interface Filled {
  readonly count: number;
  readonly first: string;
  readonly last: string;
  readonly open: number;
  readonly left: number;
  readonly source: 'unscheduled' | 'past';
}

function restOf({ open, left, source }: Filled): string {
  if (open > 0) {
    return plural(open, {
      one: `${number(open)} día del período queda sin cita.`,
      other: `${number(open)} días del período quedan sin cita.`,
    });
  }
  if (left === 0) return 'Ningún día del período queda sin cita.';
  return source === 'past'
    ? plural(left, {
        one: `Sobra ${number(left)} cita pasada.`,
        other: `Sobran ${number(left)} citas pasadas.`,
      })
    : plural(left, {
        one: `Sobra ${number(left)} cita sin programar.`,
        other: `Sobran ${number(left)} citas sin programar.`,
      });
}

export const filled = (result: Filled) => {
  const { count, first, last } = result;
  const days =
    first === last ? `el ${dayName(first)}` : `del ${dayName(first)} al ${dayName(last)}`;
  const some = plural(count, {
    one: `${number(count)} día recibe una cita`,
    other: `${number(count)} días reciben citas`,
  });
  return `${some}, ${days}. ${restOf(result)}`;
};

export const leftOut = (count: number, days: number) =>
  plural(count, {
    one: `${quotes(count)} queda fuera: el mismo texto está programado a no más de ${number(days)} días.`,
    other: `${quotes(count)} quedan fuera: el mismo texto está programado a no más de ${number(days)} días.`,
  });

export const daysTaken = (days: readonly string[], more: number) => {
  const named = days.map(dayName);
  const all = more > 0 ? [...named, `${number(more)} más`] : named;
  return `Mientras tanto alguien dio citas a estos días: ${all.join('; ')}. No se programó nada. Vuelva a mirar el plan.`;
};
export const quotesChanged =
  'Mientras tanto alguien cambió o eliminó citas del plan. No se programó nada. Vuelva a mirar el plan.';
