export const title = 'Calendário Badíʻ';
export const about = 'Hoje e os próximos 37 dias.';
export const badiWeekday = 'Dia da semana Badíʻ';
export const badiDate = 'Data Badíʻ';
export const gregorianDate = 'Data gregoriana';
export const today = 'Hoje';
export const feast = 'Festa de Dezenove Dias';
export const fast = 'O Jejum';
