import { number } from '../words.ts';

export const requests = {
  malformed: ({ reason }: { readonly reason: string }) => reason,
  'not-an-object': () => 'بدنهٔ درخواست باید یک شیء JSON باشد.',
  'not-json': () => 'بدنهٔ درخواست JSON معتبر نیست.',
  'no-body': () => 'بدنهٔ درخواست خالی است.',
  'not-utf-8': () => 'بدنهٔ درخواست UTF-8 معتبر نیست.',
  'wrong-content-type': () => 'این درخواست نوع محتوای دیگری می‌پذیرد.',
  'wrong-origin': () => 'این کار تنها از یکی از صفحه‌های همین سایت انجام می‌شود.',
  'page-out-of-date': () =>
    'این صفحه کهنه شده است. لطفاً آن را از نو بارگذاری کنید و دوباره بکوشید.',
  'request-too-large': () => 'درخواست بیش از اندازه بزرگ است.',
  'request-cut-off': () => 'درخواست کامل نرسید. لطفاً دوباره بکوشید.',
  'too-many-changes': () =>
    'تغییرات در یک دقیقه بیش از اندازه بود. لطفاً اندکی صبر کنید و دوباره بکوشید.',
  'too-much-at-once': () => 'یک‌باره بیش از اندازه فرستاده می‌شود. لطفاً چند لحظهٔ دیگر دوباره بکوشید.',
  'changed-meanwhile': () => 'این در این میان تغییر کرده است. لطفاً نسخهٔ تازه‌تر را بارگذاری کنید.',
  'nothing-here': () => 'در این نشانی چیزی نیست.',
  'wrong-method': ({ methods }: { readonly methods: readonly string[] }) =>
    `این نشانی تنها اینها را می‌پذیرد: \u2068${methods.join(', ')}\u2069.`,
  refused: ({ reason }: { readonly reason: string }) => reason,

  'not-http': () => 'درخواست HTTP معتبر نیست.',
  'headers-too-large': () => 'سرآیندهای درخواست بیش از اندازه بزرگ است.',
  'request-too-slow': () => 'رسیدن درخواست بیش از اندازه طول کشید.',
  'no-proxy': () => 'اینجا پراکسی نیست.',
  'no-host': () => 'درخواست نام میزبانی را نمی‌گوید.',
  'several-hosts': () => 'درخواست نام بیش از یک میزبان را می‌گوید.',
  'host-names-no-site': () => 'سرآیند Host نام سایتی را نمی‌گوید.',

  'metrics-need-token': () => 'دیدن سنجه‌ها به توکن آنها نیاز دارد.',
  starting: () => 'سایت در حال آغاز به کار است. لطفاً چند لحظهٔ دیگر دوباره بکوشید.',
  'database-unreachable': () =>
    'سایت اکنون به پایگاه دادهٔ خود دسترسی ندارد. لطفاً اندکی بعد دوباره بکوشید.',
  'database-outdated': () => 'پایگاه داده به‌روز نیست.',
  busy: () => 'سایت اکنون سرش شلوغ است. لطفاً اندکی بعد دوباره بکوشید.',
  'disk-full': () =>
    'چیزی ذخیره نشد: دیسک سایت پر است. لطفاً به کسی که از سرور نگهداری می‌کند خبر دهید.',
  'server-fault': () => 'از سوی ما مشکلی پیش آمد. لطفاً دوباره بکوشید.',

  'form-unreadable': () =>
    'فرم خوانده نمی‌شود: بخش‌های آن در جایی نیست که نوع محتوای آن می‌گوید. لطفاً آن را از نو بفرستید.',
  'file-cut-off': () => 'فایل کامل نرسید. لطفاً دوباره بکوشید.',
  'file-too-large': ({ megabytes }: { readonly megabytes: number }) =>
    `فایل بزرگ‌تر از ${number(megabytes)} مگابایت است. لطفاً آن را به چند فایل تقسیم کنید.`,
  'several-files': () => 'لطفاً هر بار یک فایل بفرستید.',
  'other-form-fields': ({ field }: { readonly field: string }) =>
    `فرم یک فایل، در فیلد «${field}»، می‌پذیرد و فیلد دیگری نمی‌پذیرد.`,
  'several-recipes': ({ field }: { readonly field: string }) =>
    `لطفاً هر بار یک «${field}» بفرستید.`,
  'recipe-is-file': ({ field }: { readonly field: string }) =>
    `فیلد «${field}» باید متن داشته باشد، نه فایل.`,
  'recipe-too-long': (limit: { readonly field: string; readonly megabytes: number }) =>
    `فیلد «${limit.field}» از ${number(limit.megabytes)} مگابایت بلندتر است. لطفاً برخی از ردیف‌ها را در خودِ فایل درست کنید.`,
};
