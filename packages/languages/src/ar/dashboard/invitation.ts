export const accepted = (username: string) =>
  `يمكنكم الآن تسجيل الدخول. اسم المستخدم الخاص بكم هو \u2068${username}\u2069.`;
export const acceptedTitle = 'تم اختيار كلمة المرور';
export const title = 'اختاروا كلمة المرور';
export const about =
  'أهلًا بكم. أنتم مدعوون إلى المشاركة في رعاية هذا الموقع. اختاروا كلمة المرور التي ستسجّلون الدخول بها.';
export const saveFailed = 'تعذّر حفظ كلمة المرور. يُرجى المحاولة مرة أخرى.';
export const savePassword = 'حفظ كلمة المرور';
