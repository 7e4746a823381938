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
    const nothing = isMore ? '没有添加或更改任何内容。' : '没有添加任何内容。';
    return [
      created > 0 && `已上传${number(created)}条语录。`,
      changed > 0 && `已更改${number(changed)}条语录。`,
      deleted > 0 && `已删除${number(deleted)}条语录，因为文件替换了其日期上原有的内容。`,
      created + changed + deleted === 0 && nothing,
      stored > 0 && `${number(stored)}条语录此前已有，没有再次添加。`,
      kept > 0 && `为保留已保存的内容，排除了${number(kept)}行。`,
      repeated > 0 && `${number(repeated)}行与前面的行重复，没有添加。`,
    ]
      .filter(Boolean)
      .join('');
  },
};
