import type { FieldName } from '../../texts.ts';
import { countedOf, nouns } from '../counted.ts';
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
  required: ({ field }: Field) => `${names(field)}: حقل مطلوب`,
  'not-text': ({ field }: Field) => `${names(field)}: يجب إدخال نص`,
  'too-long': ({ field, max }: FieldMax) =>
    `${names(field)}: الحد الأقصى ${countedOf(max, nouns.character)}`,
  'much-too-long': ({ field }: Field) => `${names(field)}: القيمة أطول مما ينبغي`,
  'too-short': ({ field, min }: Field & { readonly min: number }) =>
    `${names(field)}: الحد الأدنى ${countedOf(min, nouns.character)}`,
  'length-between': ({ field, min, max }: FieldRange) =>
    `${names(field)}: يجب أن يكون الطول من ${number(min)} إلى ${countedOf(max, nouns.character)}`,
  'not-shown': ({ field }: Field) =>
    `${names(field)}: توجد حروف لا يمكن عرضها. يُرجى كتابته مرة أخرى`,
  'not-one-line': ({ field }: Field) => `${names(field)}: يجب أن يكون سطرًا واحدًا`,
  'turns-direction': ({ field }: Field) => `${names(field)}: لا يُسمح بحروف تغيّر اتجاه النص`,
  invisible: ({ field }: Field) =>
    `${names(field)}: لا يُسمح بحروف غير مرئية ولا بمسافات غير معتادة`,
  'not-one-of': ({ field, options }: Field & { readonly options: readonly string[] }) =>
    `${names(field)}: القيم الممكنة هي \u2068${options.join(', ')}\u2069`,
  'not-yes-or-no': ({ field }: { readonly field: string }) =>
    `${field}: القيم الممكنة هي true أو false`,
  'not-features': ({ features }: { readonly features: readonly string[] }) =>
    `features: يجب أن يتضمن ${features.join(', ')}، وكل منها true أو false`,
  'not-whole': ({ field }: Field) => `${names(field)}: يجب إدخال عدد صحيح`,
  'not-whole-between': ({ field, min, max }: FieldRange) =>
    `${names(field)}: يجب إدخال عدد صحيح من ${number(min)} إلى ${number(max)}`,
  'not-between': ({ field, min, max }: FieldRange) =>
    `${names(field)}: يجب إدخال عدد من ${number(min)} إلى ${number(max)}`,
  'not-positive': ({ field }: Field) => `${names(field)}: يجب إدخال عدد موجب`,
  'too-large-number': ({ field, max }: FieldMax) => `${names(field)}: الحد الأقصى ${number(max)}`,

  'not-a-mail-address': ({ field }: Field) =>
    `${names(field)}: يجب إدخال عنوان بريد إلكتروني مثل friends@community.example`,
  'not-a-host': ({ field }: Field) => `${names(field)}: يجب إدخال اسم مثل mail.example`,
  'not-a-time': ({ field }: Field) => `${names(field)}: يجب إدخال وقت مثل 07:00`,
  'not-an-origin': () => 'يجب أن يكون الخادم عنوانًا بلا مسار، مثل https://social.example',
  'not-a-chat': () =>
    'يجب أن تكون المحادثة اسم قناة أو مجموعة، مثل \u2068@friends\u2069، أو رقم محادثة',
  'not-a-token': () => 'يجب إدخال الرمز كما تعرضه الشبكة، من دون مسافات',
  'not-a-webhook-secret': () =>
    'يجب أن يكون المفتاح السري \u2068whsec_\u2069 متبوعًا بما بين ٢٤ و٦٤ بايت بترميز base64',
  'not-a-list-of-webhooks': ({ max }: { readonly max: number }) =>
    `يجب أن تكون خطافات الويب قائمة من ${number(max)} على الأكثر`,
  'no-such-webhook': () => 'لا يوجد خطاف ويب بهذا المعرّف',
  'not-a-day': () => 'يجب أن يكون التاريخ يومًا حقيقيًا مكتوبًا بالصيغة YYYY-MM-DD',
  'year-not-between': ({ min, max }: { readonly min: number; readonly max: number }) =>
    `يجب أن تكون سنة التاريخ من ${year(min)} إلى ${year(max)}، بأربعة أرقام`,
  'not-a-time-zone': () => 'يجب أن تكون المنطقة الزمنية اسم منطقة زمنية، مثل Asia/Tehran',
  'no-weekday': () => 'يُرجى اختيار يوم واحد على الأقل من أيام الأسبوع',
  'not-a-list-of-weekdays': () =>
    'أيام الأسبوع: يجب إدخال قائمة من عدد واحد إلى سبعة أعداد، من 1 (الاثنين) إلى 7 (الأحد)',
  'beyond-calendar': ({ last }: { readonly last: string }) =>
    `يجب ألا يتجاوز التاريخ ${day(last)}: هناك ينتهي التقويم`,
  'ends-before-start': () => 'لا يجوز أن يسبق اليوم الأخير اليوم الأول',
  'range-too-long': ({ max }: { readonly max: number }) =>
    `لا يمكن طلب أكثر من هذا العدد من الأيام دفعة واحدة: ${max}`,
  'range-backwards': () => 'اليوم الأخير المطلوب يسبق اليوم الأول',
  'reference-not-a-url': () => 'يُرجى إدخال رابط (URL) صالح',
  'link-not-a-url': () => 'يجب أن يكون رابطًا (URL) صالحًا',
  'source-says-nothing': () => 'يجب أن يحتوي المصدر على حرف أو رقم',

  'no-such-role': () => 'يجب أن يكون الدور مشرفًا أو مشرفًا رئيسيًا',
  'passwords-differ': () => 'كلمتا المرور غير متطابقتين',
  'password-without-uppercase': () => 'يجب أن تحتوي كلمة المرور على حرف لاتيني كبير واحد على الأقل',
  'password-without-lowercase': () => 'يجب أن تحتوي كلمة المرور على حرف لاتيني صغير واحد على الأقل',
  'password-without-number': () => 'يجب أن تحتوي كلمة المرور على رقم واحد على الأقل',
  'password-without-special': () => 'يجب أن تحتوي كلمة المرور على رمز خاص واحد على الأقل',
  'not-six-digits': () => 'يتكوّن الرمز من ستة أرقام',
  'not-a-recovery-code': () => 'ليس هذا من رموز الاسترداد الخاصة بكم',
  'code-or-recovery-code': () => 'يلزم إدخال رمز أو رمز استرداد',
  'passkey-unreadable': () => 'ليس هذا ما يجيب به مفتاح المرور. يُرجى المحاولة مرة أخرى',
  'link-missing': () => 'الرابط غير كامل',
  'link-incomplete': () => 'الرابط غير كامل. يُرجى نسخه كاملًا.',
  'not-a-session': () => 'يجب أن يكون id معرّف جلسة',
  'not-an-actor': ({ commandLine }: { readonly commandLine: string }) =>
    `يجب أن يكون actor معرّف مستخدم، أو \u2068${commandLine}\u2069`,
  'not-a-next': () => 'يجب أن يكون before قيمة next من صفحة سابقة',

  'not-a-list-of-ids': ({ field, min, max }: FieldRange) =>
    `${names(field)}: يجب إدخال قائمة أعداد صحيحة، عددها من ${number(min)} إلى ${number(max)}`,
  'not-a-list-of-assignments': ({ field, min, max }: FieldRange) =>
    `${names(field)}: يجب إدخال قائمة اقتباسات مع تواريخها، عددها من ${number(min)} إلى ${number(max)}`,
  'not-a-list-of-items': ({ max }: { readonly max: number }) =>
    `يجب أن تكون items قائمة لا تتجاوز بنودها ${number(max)}`,
  'programme-item-empty': () => 'يحتاج كل بند إلى عنوان أو نص',
  'not-a-quote-id': () => 'يجب أن يكون id معرّف اقتباس',
  'quote-listed-twice': ({ id }: { readonly id: number }) =>
    `الاقتباس الذي معرّفه \u2068${id}\u2069 مذكور في القائمة أكثر من مرة`,
  'date-listed-twice': ({ date }: { readonly date: string }) =>
    `التاريخ ${day(date)} مذكور في القائمة أكثر من مرة`,
  'not-a-list-of-translations': ({ max }: { readonly max: number }) =>
    `يجب أن يكون translations قائمة لا تزيد على ${countedOf(max, nouns.translation)}`,
  'language-listed-twice': ({ language }: InLanguage) =>
    `توجد أكثر من ترجمة إلى ${languageName(language)}`,
  'language-translated': ({ language }: InLanguage) =>
    `توجد ترجمة إلى ${languageName(language)} بالفعل`,
  'language-of-original': ({ language }: InLanguage) =>
    `الاقتباس نفسه باللغة ${languageName(language)}`,
  'translation-without-text': ({ language }: InLanguage) =>
    `لا يوجد نص باللغة ${languageName(language)} لما هو مكتوب بجانبه`,
  'not-row-numbers': ({ max }: { readonly max: number }) =>
    `يجب أن يحتوي rows على أرقام صفوف، عددها من ١ إلى ${number(max)}، تفصل بينها فواصل لاتينية`,

  'file-missing': () => 'يُرجى اختيار ملف أولًا',
  'file-name-not-shown': () => 'في اسم الملف حروف لا يمكن عرضها. يُرجى إعادة تسمية الملف',
  'file-of-another-kind': () => 'لا تُقبل إلا ملفات CSV أو XLSX أو XLS',
  'not-column-letters': () => 'يجب أن تكون حروف عمود، مثل B',
  'not-a-row': () => 'يجب أن يكون رقم صف',
  'too-many-cells': ({ max }: { readonly max: number }) =>
    `الحد الأقصى ${countedOf(max, nouns.cell)}`,
};
