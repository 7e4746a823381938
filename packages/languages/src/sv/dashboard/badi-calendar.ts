export const title = 'Badíʻ-kalendern';
export const about = 'I dag och de kommande 37 dagarna.';
export const badiWeekday = 'Badíʻ-veckodag';
export const badiDate = 'Badíʻ-datum';
export const gregorianDate = 'Gregorianskt datum';
export const today = 'I dag';
export const feast = 'Nittondagsfest';
export const fast = 'Fastan';
