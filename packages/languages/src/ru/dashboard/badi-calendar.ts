export const title = 'Календарь Бадӣʻ';
export const about = 'Сегодня и следующие 37 дней.';
export const badiWeekday = 'День недели (Бадӣʻ)';
export const badiDate = 'Дата (Бадӣʻ)';
export const gregorianDate = 'Григорианская дата';
export const today = 'Сегодня';
export const feast = 'Праздник Девятнадцатого дня';
export const fast = 'Пост';
