export const calendar = 'Calendrier';
export const gregorian = 'Grégorien';
export const badi = 'Badíʻ';
export const previousYear = 'Année précédente';
export const nextYear = 'Année suivante';
export const today = 'Aujourd’hui';
export const gregorianYear = (year: number) => String(year);
export const badiYear = (year: number) => `${year} E.B.`;
export const daysOf = (year: string) => `Jours de ${year}`;
export const month = 'Mois';
export const holyDaysMissing = 'Les jours saints n’ont pas pu être chargés et ne sont pas marqués.';

export const sunday = 'Di';
export const monday = 'Lu';
export const tuesday = 'Ma';
export const wednesday = 'Me';
export const thursday = 'Je';
export const friday = 'Ve';
export const saturday = 'Sa';
export const badiDay = (day: number, month: string, year: number) => `${day} ${month} ${year}`;
export const feastOf = (month: string) => `Fête des dix-neuf jours\u00a0: ${month}`;
export const span = (first: string, last: string) => `${first} – ${last}`;
export const dayNames = (names: readonly string[]) => names.join(', ');
export const dayUnavailable = (day: string) => `${day}\u00a0: non disponible`;

export const isToday = 'Aujourd’hui';
export const isHolyDay = 'Jour saint';
export const isFeast = 'Fête des dix-neuf jours';
