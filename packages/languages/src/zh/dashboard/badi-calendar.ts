export const title = '巴迪历';
export const about = '今天及之后的37天。';
export const badiWeekday = '巴迪历星期';
export const badiDate = '巴迪历日期';
export const gregorianDate = '公历日期';
export const today = '今天';
export const feast = '十九日灵宴会';
export const fast = '斋戒';
