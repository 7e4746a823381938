import { day as dayName, number, plural } from '../../words.ts';

const quotes = (count: number) =>
  plural(count, { one: `${number(count)} citation`, other: `${number(count)} citations` });

export const title = 'Année de citations';
export const daysWithQuote = (count: number, without: number) =>
  plural(count, {
    one: `${number(count)} jour avec une citation, ${number(without)} sans`,
    other: `${number(count)} jours avec une citation, ${number(without)} sans`,
  });
export const daysAheadWithout = (count: number, without: number) =>
  plural(count, {
    one: `${number(count)} jour avec une citation, ${number(without)} des jours à venir sans`,
    other: `${number(count)} jours avec une citation, ${number(without)} des jours à venir sans`,
  });
export const daysOfPastYear = (count: number) =>
  plural(count, {
    one: `${number(count)} jour avec une citation`,
    other: `${number(count)} jours avec une citation`,
  });

export const dayWithCount = (day: string, count: number) =>
  `${day}\u00a0: ${count === 0 ? 'aucune citation' : quotes(count)}`;

export const withQuote = 'Avec une citation';
export const withSeveral = 'Avec plusieurs';
export const withoutQuote = 'Sans citation';

export const quotesOfDay = (count: number) =>
  count > 1 ? `${number(count)} citations` : 'Citation';
export const firstIsShown = 'La première d’entre elles est affichée ce jour-là.';

export const fillTheGaps = 'Remplir les jours vides';
export const aboutFilling =
  'Les jours sans citation en reçoivent une chacun, les citations les plus anciennes d’abord.';
export const from = 'Premier jour';
export const to = 'Dernier jour';
export const fromMissing = 'Premier jour\u00a0: à remplir';
export const toMissing = 'Dernier jour\u00a0: à remplir';
export const fromPast =
  'Premier jour\u00a0: aujourd’hui ou plus tard, car les jours passés ne sont pas remplis';
export const toBeforeFrom = 'Dernier jour\u00a0: pas avant le premier jour';
export const quotesToUse = 'Citations à utiliser';
export const unscheduledQuotes = (count: number) =>
  plural(count, {
    one: `${number(count)} citation sans date`,
    other: `${number(count)} citations sans date`,
  });
export const pastQuotes = (count: number) =>
  plural(count, {
    one: `${number(count)} citation passée, qui quitte alors sa date passée`,
    other: `${number(count)} citations passées, qui quittent alors leurs dates passées`,
  });
export const schedule = (count: number) => `Planifier ${quotes(count)}`;
export const scheduling = 'Planification…';
export const scheduled = (count: number) =>
  plural(count, {
    one: `${number(count)} citation planifiée`,
    other: `${number(count)} citations planifiées`,
  });
export const scheduleFailed = 'Les citations n’ont pas pu être planifiées';

export const plan = 'Plan';
export const day = 'Jour';
export const quote = 'Citation';
export const fromDay = (civilDay: string) => `du ${dayName(civilDay)}`;
export const moreDays = (count: number) =>
  plural(count, {
    one: `et ${number(count)} autre jour`,
    other: `et ${number(count)} autres jours`,
  });
export const noGaps = 'Chaque jour, du premier au dernier, a déjà une citation.';
export const nothingToUse = (source: 'unscheduled' | 'past') =>
  source === 'past'
    ? 'Il n’y a pas de citations passées à utiliser.'
    : 'Il n’y a pas de citations sans date à utiliser.';

export const leftOut = (count: number, days: number) =>
  plural(count, {
    one: `${number(count)} citation est laissée de côté\u00a0: le même texte est prévu à moins de ${number(days)} jours.`,
    other: `${number(count)} citations sont laissées de côté\u00a0: le même texte est prévu à moins de ${number(days)} jours.`,
  });

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
      one: `${number(open)} jour de la période reste sans citation.`,
      other: `${number(open)} jours de la période restent sans citation.`,
    });
  }
  if (left === 0) return 'Aucun jour de la période ne reste sans citation.';
  return source === 'past'
    ? plural(left, {
        one: `Il reste ${number(left)} citation passée.`,
        other: `Il reste ${number(left)} citations passées.`,
      })
    : plural(left, {
        one: `Il reste ${number(left)} citation sans date.`,
        other: `Il reste ${number(left)} citations sans date.`,
      });
}

export const filled = (result: Filled) => {
  const { count, first, last } = result;
  const days = first === last ? `le ${dayName(first)}` : `du ${dayName(first)} au ${dayName(last)}`;
  const some = plural(count, {
    one: `${number(count)} jour reçoit une citation`,
    other: `${number(count)} jours reçoivent une citation`,
  });
  return `${some}, ${days}. ${restOf(result)}`;
};

export const daysTaken = (days: readonly string[], more: number) => {
  const named = days.map(dayName);
  const others = plural(more, { one: 'autre', other: 'autres' });
  const all = more > 0 ? [...named, `${number(more)} ${others}`] : named;
  return `Entre-temps, quelqu’un a donné des citations à ces jours\u00a0: ${all.join('\u00a0; ')}. Rien n’a été planifié. Veuillez revoir le plan.`;
};
export const quotesChanged =
  'Entre-temps, quelqu’un a modifié ou supprimé des citations du plan. Rien n’a été planifié. Veuillez revoir le plan.';
