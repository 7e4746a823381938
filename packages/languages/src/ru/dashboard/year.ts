export const calendar = 'Календарь';
export const gregorian = 'Григорианский';
export const badi = 'Бадӣʻ';
export const previousYear = 'Предыдущий год';
export const nextYear = 'Следующий год';
export const today = 'Сегодня';
export const gregorianYear = (year: number) => `${year}\u00a0г.`;
export const badiYear = (year: number) => `${year}\u00a0г. Э.Б.`;
export const daysOf = (year: string) => `Дни: ${year}`;
export const month = 'Месяц';
export const holyDaysMissing = 'Не удалось загрузить святые дни, поэтому они не отмечены.';

export const sunday = 'Вс';
export const monday = 'Пн';
export const tuesday = 'Вт';
export const wednesday = 'Ср';
export const thursday = 'Чт';
export const friday = 'Пт';
export const saturday = 'Сб';
export const badiDay = (day: number, month: string, year: number) =>
  `${day} ${month}, ${year}\u00a0г. Э.Б.`;
export const feastOf = (month: string) => `Праздник Девятнадцатого дня: ${month}`;
export const span = (first: string, last: string) => `${first} – ${last}`;
export const dayNames = (names: readonly string[]) => names.join(', ');
export const dayUnavailable = (day: string) => `${day}: недоступно`;

export const isToday = 'Сегодня';
export const isHolyDay = 'Святой день';
export const isFeast = 'Праздник Девятнадцатого дня';
