export const title = 'Badíʻ kalendārs';
export const about = 'Šodien un nākamās 37 dienas.';
export const badiWeekday = 'Badíʻ nedēļas diena';
export const badiDate = 'Badíʻ datums';
export const gregorianDate = 'Gregora kalendāra datums';
export const today = 'Šodien';
export const feast = 'Deviņpadsmit dienu svētki';
export const fast = 'Gavēnis';
