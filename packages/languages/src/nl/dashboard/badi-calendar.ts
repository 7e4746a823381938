export const title = 'Badíʻ-kalender';
export const about = 'Vandaag en de komende 37 dagen.';
export const badiWeekday = 'Badíʻ-weekdag';
export const badiDate = 'Badíʻ-datum';
export const gregorianDate = 'Gregoriaanse datum';
export const today = 'Vandaag';
export const feast = 'Negentiendaagsfeest';
export const fast = 'De vastenperiode';
