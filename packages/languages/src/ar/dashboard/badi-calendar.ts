export const title = 'التقويم البديع';
export const about = 'اليوم والأيام الـ٣٧ التالية.';
export const badiWeekday = 'يوم الأسبوع بالتقويم البديع';
export const badiDate = 'التاريخ بالتقويم البديع';
export const gregorianDate = 'التاريخ الميلادي';
export const today = 'اليوم';
export const feast = 'الضيافة التسع عشرية';
export const fast = 'الصيام';
