export const calendar = '历法';
export const gregorian = '公历';
export const badi = '巴迪历';
export const previousYear = '上一年';
export const nextYear = '下一年';
export const today = '今天';
export const gregorianYear = (year: number) => `${year}年`;
export const badiYear = (year: number) => `BE${year}年`;
export const daysOf = (year: string) => `${year}的各日`;
export const month = '月份';
export const holyDaysMissing = '无法加载圣日，因此没有标出。';

export const sunday = '日';
export const monday = '一';
export const tuesday = '二';
export const wednesday = '三';
export const thursday = '四';
export const friday = '五';
export const saturday = '六';
export const badiDay = (day: number, month: string, year: number) => `BE${year}年${month}${day}日`;
export const feastOf = (month: string) => `${month}月灵宴会`;
export const span = (first: string, last: string) => `${first}至${last}`;
export const dayNames = (names: readonly string[]) => names.join('，');
export const dayUnavailable = (day: string) => `${day}：不可用`;

export const isToday = '今天';
export const isHolyDay = '圣日';
export const isFeast = '灵宴会';
