export const title = 'Calendrier badíʻ';
export const about = 'Aujourd’hui et les 37 prochains jours.';
export const badiWeekday = 'Jour de la semaine badíʻ';
export const badiDate = 'Date badíʻ';
export const gregorianDate = 'Date grégorienne';
export const today = 'Aujourd’hui';
export const feast = 'Fête des dix-neuf jours';
export const fast = 'Le Jeûne';
