export const accepted = (username: string) =>
  `اکنون می‌توانید وارد شوید. نام کاربری شما \u2068${username}\u2069 است.`;
export const acceptedTitle = 'گذرواژه انتخاب شد';
export const title = 'گذرواژهٔ خود را انتخاب کنید';
export const about =
  'خوش آمدید. از شما دعوت شده است که در ادارهٔ این سایت همکاری کنید. گذرواژه‌ای را که با آن وارد خواهید شد انتخاب کنید.';
export const saveFailed = 'ذخیرهٔ گذرواژه ممکن نشد. لطفاً دوباره بکوشید.';
export const savePassword = 'ذخیرهٔ گذرواژه';
