export const title = 'تقویم بدیع';
export const about = 'امروز و ۳۷ روز آینده.';
export const badiWeekday = 'روز هفته در تقویم بدیع';
export const badiDate = 'تاریخ بدیع';
export const gregorianDate = 'تاریخ میلادی';
export const today = 'امروز';
export const feast = 'ضیافت نوزده‌روزه';
export const fast = 'ایام صیام';
