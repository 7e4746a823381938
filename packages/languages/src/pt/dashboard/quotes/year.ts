import { day as dayName, number, plural } from '../../words.ts';

const quotes = (count: number) =>
  plural(count, { one: `${number(count)} citação`, other: `${number(count)} citações` });

export const title = 'O ano de citações';
export const daysWithQuote = (count: number, without: number) =>
  plural(count, {
    one: `${number(count)} dia com citação, ${number(without)} sem`,
    other: `${number(count)} dias com citação, ${number(without)} sem`,
  });
export const daysAheadWithout = (count: number, without: number) =>
  plural(count, {
    one: `${number(count)} dia com citação; dos próximos, ${number(without)} sem`,
    other: `${number(count)} dias com citação; dos próximos, ${number(without)} sem`,
  });
export const daysOfPastYear = (count: number) =>
  plural(count, {
    one: `${number(count)} dia com citação`,
    other: `${number(count)} dias com citação`,
  });

export const dayWithCount = (day: string, count: number) =>
  `${day}: ${count === 0 ? 'nenhuma citação' : quotes(count)}`;

export const withQuote = 'Com uma citação';
export const withSeveral = 'Com várias';
export const withoutQuote = 'Sem citação';

export const quotesOfDay = (count: number) => (count > 1 ? `${number(count)} citações` : 'Citação');
export const firstIsShown = 'Neste dia aparece a primeira delas.';

export const fillTheGaps = 'Preencher as lacunas';
export const aboutFilling =
  'Cada dia sem citação recebe uma, começando pelas citações mais antigas.';
export const from = 'De';
export const to = 'Até';
export const fromMissing = 'Falta a data “De”';
export const toMissing = 'Falta a data “Até”';
export const fromPast = '“De” deve ser hoje ou mais tarde: dias passados não são preenchidos';
export const toBeforeFrom = '“Até” não deve ser antes de “De”';
export const quotesToUse = 'Citações a usar';
export const unscheduledQuotes = (count: number) =>
  plural(count, {
    one: `${number(count)} citação sem data`,
    other: `${number(count)} citações sem data`,
  });
export const pastQuotes = (count: number) =>
  plural(count, {
    one: `${number(count)} citação passada, que então deixa sua data anterior`,
    other: `${number(count)} citações passadas, que então deixam sua data anterior`,
  });
export const schedule = (count: number) => `Programar ${quotes(count)}`;
export const scheduling = 'Programando…';
export const scheduled = (count: number) => `Programação feita: ${quotes(count)}`;
export const scheduleFailed = 'Não foi possível programar as citações';

export const plan = 'Plano';
export const day = 'Dia';
export const quote = 'Citação';
export const fromDay = (civilDay: string) => `de ${dayName(civilDay)}`;
export const moreDays = (count: number) =>
  plural(count, {
    one: `e mais ${number(count)} dia`,
    other: `e mais ${number(count)} dias`,
  });
export const noGaps = 'Todos os dias, do primeiro ao último, já têm uma citação.';
export const nothingToUse = (source: 'unscheduled' | 'past') =>
  source === 'past' ? 'Não há citações passadas para usar.' : 'Não há citações sem data para usar.';

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
      one: `${number(open)} dia do período fica sem citação.`,
      other: `${number(open)} dias do período ficam sem citação.`,
    });
  }
  if (left === 0) return 'Nenhum dia do período fica sem citação.';
  return source === 'past'
    ? plural(left, {
        one: `Sobra ${number(left)} citação passada.`,
        other: `Sobram ${number(left)} citações passadas.`,
      })
    : plural(left, {
        one: `Sobra ${number(left)} citação sem data.`,
        other: `Sobram ${number(left)} citações sem data.`,
      });
}

export const filled = (result: Filled) => {
  const { count, first, last } = result;
  const days = first === last ? `em ${dayName(first)}` : `de ${dayName(first)} a ${dayName(last)}`;
  const some = plural(count, {
    one: `${number(count)} dia recebe uma citação`,
    other: `${number(count)} dias recebem citações`,
  });
  return `${some}, ${days}. ${restOf(result)}`;
};

export const leftOut = (count: number, days: number) =>
  plural(count, {
    one: `${quotes(count)} fica de fora: o mesmo texto está programado a no máximo ${number(days)} dias.`,
    other: `${quotes(count)} ficam de fora: o mesmo texto está programado a no máximo ${number(days)} dias.`,
  });

export const daysTaken = (days: readonly string[], more: number) => {
  const named = days.map(dayName);
  const all = more > 0 ? [...named, `mais ${number(more)}`] : named;
  return `Nesse meio-tempo alguém deu citações a estes dias: ${all.join('; ')}. Nada foi programado. Veja o plano novamente.`;
};
export const quotesChanged =
  'Nesse meio-tempo alguém alterou ou excluiu citações do plano. Nada foi programado. Veja o plano novamente.';
