import { number } from '../words.ts';

interface UploadCounts {
  readonly created: number;
  readonly changed: number;
  readonly deleted: number;
  readonly stored: number;
  readonly repeated: number;
  readonly kept: number;
}

export const uploaded = {
  'quotes-uploaded': ({ created, changed, deleted, stored, repeated, kept }: UploadCounts) => {
    const isMore = changed > 0 || deleted > 0 || kept > 0;
    const nothing = isMore ? 'چیزی افزوده نشد و تغییر نکرد.' : 'چیزی افزوده نشد.';
    return [
      created > 0 && `${number(created)} سخن با موفقیت آپلود شد.`,
      changed > 0 && `${number(changed)} سخن تغییر کرد.`,
      deleted > 0 &&
        `${number(deleted)} سخن حذف شد، زیرا فایل جایگزین آنچه در تاریخ آن بود شده است.`,
      created + changed + deleted === 0 && nothing,
      stored > 0 && `${number(stored)} سخن از پیش بود و دوباره افزوده نشد.`,
      kept > 0 && `${number(kept)} ردیف کنار گذاشته شد تا آنچه ذخیره شده است بماند.`,
      repeated > 0 && `${number(repeated)} ردیف تکرار ردیفی پیشین است و افزوده نشد.`,
    ]
      .filter((sentence) => sentence !== false)
      .join(' ');
  },
};
