export const calendar = 'Kalendārs';
export const gregorian = 'Gregora';
export const badi = 'Badíʻ';
export const previousYear = 'Iepriekšējais gads';
export const nextYear = 'Nākamais gads';
export const today = 'Šodien';
export const gregorianYear = (year: number) => String(year);
export const badiYear = (year: number) => `B.Ē. ${year}. g.`;
export const daysOf = (year: string) => `Dienas: ${year}`;
export const month = 'Mēnesis';
export const holyDaysMissing = 'Svētās dienas neizdevās ielādēt, un tās nav atzīmētas.';

export const sunday = 'Sv';
export const monday = 'P';
export const tuesday = 'O';
export const wednesday = 'T';
export const thursday = 'C';
export const friday = 'Pk';
export const saturday = 'S';
export const badiDay = (day: number, month: string, year: number) =>
  `B.Ē. ${year}. g. ${day}. ${month}`;
export const feastOf = (month: string) => `Deviņpadsmit dienu svētki: ${month}`;
export const span = (first: string, last: string) => `${first} – ${last}`;
export const dayNames = (names: readonly string[]) => names.join(', ');
export const dayUnavailable = (day: string) => `${day}: nav pieejama`;

export const isToday = 'Šodien';
export const isHolyDay = 'Svētā diena';
export const isFeast = 'Deviņpadsmit dienu svētki';
