import type { FieldName } from '../../texts.ts';
import { day, languageName, number, year } from '../words.ts';
import { field as names } from './field-names.ts';

interface Field {
  readonly field: FieldName;
}
interface FieldMax extends Field {
  readonly max: number;
}
interface FieldRange extends FieldMax {
  readonly min: number;
}
interface InLanguage {
  readonly language: string;
}

export const fields = {
  required: ({ field }: Field) => `${names(field)} لازم است`,
  'not-text': ({ field }: Field) => `${names(field)} باید متن باشد`,
  'too-long': ({ field, max }: FieldMax) =>
    `${names(field)} باید حداکثر ${number(max)} نویسه داشته باشد`,
  'much-too-long': ({ field }: Field) => `${names(field)} بیش از اندازه بلند است`,
  'too-short': ({ field, min }: Field & { readonly min: number }) =>
    `${names(field)} باید دست‌کم ${number(min)} نویسه داشته باشد`,
  'length-between': ({ field, min, max }: FieldRange) =>
    `${names(field)} باید از ${number(min)} تا ${number(max)} نویسه داشته باشد`,
  'not-shown': ({ field }: Field) =>
    `${names(field)} نویسه‌هایی دارد که نمایش‌دادنی نیست. لطفاً دوباره بنویسید`,
  'not-one-line': ({ field }: Field) => `${names(field)} باید یک سطر باشد`,
  'turns-direction': ({ field }: Field) =>
    `${names(field)} نباید نویسه‌هایی داشته باشد که جهت نوشته را تغییر می‌دهد`,
  invisible: ({ field }: Field) =>
    `${names(field)} نباید نویسه‌های ناپیدا یا فاصله‌های نامعمول داشته باشد`,
  'not-one-of': ({ field, options }: Field & { readonly options: readonly string[] }) =>
    `${names(field)} باید یکی از اینها باشد: \u2068${options.join(', ')}\u2069`,
  'not-yes-or-no': ({ field }: { readonly field: string }) => `${field} باید true یا false باشد`,
  'not-features': ({ features }: { readonly features: readonly string[] }) =>
    `features باید ${features.join(', ')} را داشته باشد، هر یک true یا false`,
  'not-whole': ({ field }: Field) => `${names(field)} باید عدد صحیح باشد`,
  'not-whole-between': ({ field, min, max }: FieldRange) =>
    `${names(field)} باید عددی صحیح از ${number(min)} تا ${number(max)} باشد`,
  'not-between': ({ field, min, max }: FieldRange) =>
    `${names(field)} باید عددی از ${number(min)} تا ${number(max)} باشد`,
  'not-positive': ({ field }: Field) => `${names(field)} باید عددی مثبت باشد`,
  'too-large-number': ({ field, max }: FieldMax) =>
    `${names(field)} باید حداکثر ${number(max)} باشد`,

  'not-a-mail-address': ({ field }: Field) =>
    `${names(field)} باید یک نشانی ایمیل باشد، مانند friends@community.example`,
  'not-a-host': ({ field }: Field) => `${names(field)} باید یک نام باشد، مانند mail.example`,
  'not-a-time': ({ field }: Field) => `${names(field)} باید یک ساعت باشد، مانند 07:00`,
  'not-an-origin': () => 'سرور باید نشانی‌ای بدون مسیر باشد، مانند https://social.example',
  'not-a-chat': () =>
    'گفتگو باید نام کانال یا گروه باشد، مانند \u2068@friends\u2069، یا شمارهٔ یک گفتگو',
  'not-a-token': () => 'توکن را باید همان‌گونه که شبکه نشان می‌دهد و بدون فاصله وارد کرد',
  'not-a-webhook-secret': () =>
    'کلید محرمانه باید \u2068whsec_\u2069 و در پی آن ۲۴ تا ۶۴ بایت به صورت base64 باشد',
  'not-a-list-of-webhooks': ({ max }: { readonly max: number }) =>
    `وب‌هوک‌ها باید فهرستی از حداکثر ${number(max)} باشد`,
  'no-such-webhook': () => 'وب‌هوکی با این شناسه نیست',
  'not-a-day': () => 'تاریخ باید روزی واقعی باشد که به شکل YYYY-MM-DD نوشته شده است',
  'year-not-between': ({ min, max }: { readonly min: number; readonly max: number }) =>
    `سال تاریخ باید از ${year(min)} تا ${year(max)} باشد، با چهار رقم`,
  'not-a-time-zone': () => 'منطقهٔ زمانی باید نام یک منطقهٔ زمانی باشد، مانند Asia/Tehran',
  'no-weekday': () => 'لطفاً دست‌کم یک روز هفته را انتخاب کنید',
  'not-a-list-of-weekdays': () =>
    'روزهای هفته باید فهرستی از یک تا هفت عدد باشد، از 1 (دوشنبه) تا 7 (یکشنبه)',
  'beyond-calendar': ({ last }: { readonly last: string }) =>
    `تاریخ نباید دیرتر از ${day(last)} باشد: تقویم در آنجا به پایان می‌رسد`,
  'ends-before-start': () => 'روز آخر نباید پیش از روز اول باشد',
  'range-too-long': ({ max }: { readonly max: number }) =>
    `هر بار حداکثر ${max} روز را می‌توان خواست`,
  'range-backwards': () => 'روز آخری که خواسته شده پیش از روز اول است',
  'reference-not-a-url': () => 'لطفاً یک نشانی (URL) معتبر وارد کنید',
  'link-not-a-url': () => 'باید یک نشانی (URL) معتبر باشد',
  'source-says-nothing': () => 'مأخذ باید حرف یا رقمی داشته باشد',

  'no-such-role': () => 'نقش باید مدیر یا مدیر اصلی باشد',
  'passwords-differ': () => 'گذرواژه‌ها یکسان نیست',
  'password-without-uppercase': () => 'گذرواژه باید دست‌کم یک حرف بزرگ لاتین داشته باشد',
  'password-without-lowercase': () => 'گذرواژه باید دست‌کم یک حرف کوچک لاتین داشته باشد',
  'password-without-number': () => 'گذرواژه باید دست‌کم یک رقم داشته باشد',
  'password-without-special': () => 'گذرواژه باید دست‌کم یک نویسهٔ ویژه داشته باشد',
  'not-six-digits': () => 'کد شش رقم دارد',
  'not-a-recovery-code': () => 'این کد از کدهای بازیابی شما نیست',
  'code-or-recovery-code': () => 'یا کد لازم است یا کد بازیابی',
  'passkey-unreadable': () => 'پاسخ گذرکلید چنین نیست. لطفاً دوباره بکوشید',
  'link-missing': () => 'پیوند کامل نیست',
  'link-incomplete': () => 'پیوند کامل نیست. لطفاً همهٔ آن را کپی کنید.',
  'not-a-session': () => 'id باید از آنِ یک نشست باشد',
  'not-an-actor': ({ commandLine }: { readonly commandLine: string }) =>
    `actor باید id یک کاربر باشد، یا \u2068${commandLine}\u2069`,
  'not-a-next': () => 'before باید next صفحه‌ای پیشین باشد',

  'not-a-list-of-ids': ({ field, min, max }: FieldRange) =>
    `${names(field)} باید فهرستی از ${number(min)} تا ${number(max)} عدد صحیح باشد`,
  'not-a-list-of-assignments': ({ field, min, max }: FieldRange) =>
    `${names(field)} باید فهرستی از ${number(min)} تا ${number(max)} سخن با تاریخشان باشد`,
  'not-a-list-of-items': ({ max }: { readonly max: number }) =>
    `items باید فهرستی با حداکثر ${number(max)} بخش باشد`,
  'programme-item-empty': () => 'هر بخش به عنوان یا متن نیاز دارد',
  'not-a-quote-id': () => 'id باید از آنِ یک سخن باشد',
  'quote-listed-twice': ({ id }: { readonly id: number }) =>
    `سخن دارای id \u2068${id}\u2069 بیش از یک بار در فهرست آمده است`,
  'date-listed-twice': ({ date }: { readonly date: string }) =>
    `${day(date)} بیش از یک بار در فهرست آمده است`,
  'not-a-list-of-translations': ({ max }: { readonly max: number }) =>
    `translations باید فهرستی از حداکثر ${number(max)} ترجمه باشد`,
  'language-listed-twice': ({ language }: InLanguage) =>
    `بیش از یک ترجمه به ${languageName(language)} هست`,
  'language-translated': ({ language }: InLanguage) =>
    `ترجمه به ${languageName(language)} از پیش هست`,
  'language-of-original': ({ language }: InLanguage) => `خودِ سخن به ${languageName(language)} است`,
  'translation-without-text': ({ language }: InLanguage) =>
    `برای آنچه در کنار آن آمده است، متنی به ${languageName(language)} نیست`,
  'not-row-numbers': ({ max }: { readonly max: number }) =>
    `rows باید از ۱ تا ${number(max)} شمارهٔ ردیف باشد، با ویرگول انگلیسی از هم جدا`,

  'file-missing': () => 'لطفاً نخست فایلی انتخاب کنید',
  'file-name-not-shown': () =>
    'نام فایل نویسه‌هایی دارد که نمایش‌دادنی نیست. لطفاً نام فایل را تغییر دهید',
  'file-of-another-kind': () => 'تنها فایل‌های CSV، XLSX و XLS پذیرفته می‌شود',
  'not-column-letters': () => 'باید حروف یک ستون باشد، مانند B',
  'not-a-row': () => 'باید شمارهٔ یک ردیف باشد',
  'too-many-cells': ({ max }: { readonly max: number }) => `باید حداکثر ${number(max)} سلول باشد`,
};
