export const title = 'Badíʻ-Kalender';
export const about = 'Heute und die nächsten 37 Tage.';
export const badiWeekday = 'Badíʻ-Wochentag';
export const badiDate = 'Badíʻ-Datum';
export const gregorianDate = 'Gregorianisches Datum';
export const today = 'Heute';
export const feast = 'Neunzehntagefest';
export const fast = 'Fastenzeit';
