import { counted, countedOf, nouns } from '../counted.ts';
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
    const nothing = isMore ? 'لم يُضف شيء ولم يتغيّر شيء.' : 'لم يُضف شيء.';
    return [
      created > 0 && `تم رفع ${countedOf(created, nouns.quote)} بنجاح.`,
      changed > 0 && `تم تغيير ${countedOf(changed, nouns.quote)}.`,
      deleted > 0 &&
        `تم حذف ${countedOf(deleted, nouns.quote)}، لأن الملف يحل محل ما كان في التاريخ نفسه.`,
      created + changed + deleted === 0 && nothing,
      stored > 0 && `الموجود من قبل ولم يُضف مرة أخرى: ${counted(stored, nouns.quote)}.`,
      kept > 0 && `تم استبعاد ${countedOf(kept, nouns.row)} للإبقاء على المحفوظ.`,
      repeated > 0 && `عدد الصفوف التي تكرّر صفًا سابقًا ولم تُضف: ${number(repeated)}.`,
    ]
      .filter((sentence) => sentence !== false)
      .join(' ');
  },
};
