import type { SentenceParts } from '../../sentence-parts.ts';

export const deleted = 'پیوند شبکهٔ اجتماعی حذف شد!';
export const platform = 'شبکه';
export const platformHint =
  'شبکه‌هایی که پیشنهاد نشده است نگه داشته می‌شود، اما در صفحهٔ نخست نمایش داده نمی‌شود.';
export const url = 'نشانی (URL)';
export const displayOrder = 'ترتیب نمایش';
export const addLink = 'افزودن پیوند';
export const editSocialLink = 'ویرایش پیوند شبکهٔ اجتماعی';
export const addSocialLink = 'افزودن پیوند شبکهٔ اجتماعی';
export const adding = 'در حال افزودن…';
export const title = 'شبکه‌های اجتماعی';
export const loadError = 'پیوندهای شبکه‌های اجتماعی بارگذاری نشد.';
export const loading = 'در حال بارگذاری…';
export const none = 'هنوز پیوندی به شبکه‌های اجتماعی افزوده نشده است';
export const addFirst =
  'نخستین پیوند را با فرم بالا بیفزایید: صفحهٔ نخست آن را زیر «با ما در ارتباط باشید» نمایش می‌دهد.';
export const order = 'ترتیب';
export const notShown = 'در صفحهٔ نخست نمایش داده نمی‌شود';
export const deleteLink = (platform: string) => `حذف ${platform}`;
export const editLink = (platform: string) => `ویرایش ${platform}`;
export const deleteFailed = 'حذف پیوند شبکهٔ اجتماعی ممکن نشد';
export const added = 'پیوند شبکهٔ اجتماعی افزوده شد!';
export const updated = 'پیوند شبکهٔ اجتماعی تغییر کرد!';
export const addFailed = 'افزودن پیوند شبکهٔ اجتماعی ممکن نشد';
export const updateFailed = 'تغییر پیوند شبکهٔ اجتماعی ممکن نشد';
export const deleteQuestion = <Part>(platform: Part): SentenceParts<Part> => [
  'پیوند به ',
  platform,
  ' حذف می‌شود. این کار برگشت‌پذیر نیست.',
];
