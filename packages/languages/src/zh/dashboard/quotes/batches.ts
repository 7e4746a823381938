import type { SentenceParts } from '../../../sentence-parts.ts';
import { number } from '../../words.ts';

type Kind = 'upload' | 'bulk deletion' | 'schedule';

const KINDS: Readonly<Record<Kind, string>> = {
  upload: '上传',
  'bulk deletion': '批量删除',
  schedule: '日期安排',
};

export const loading = '正在加载上传和更改';
export const loadError = '无法加载上传和更改。请重试。';
export const none = '最近30天没有上传、批量删除或安排日期。';
export const about = '一起更改的内容可以一起撤销，30天内任何志愿者都可以操作。';
export const kind = (kind: Kind): string => KINDS[kind];
export const what = '内容';
export const quotes = '语录';
export const when = '时间';
export const by = '操作者';
export const undo = '撤销';
export const undone = '已撤销';
export const until = <Part>(moment: Part): SentenceParts<Part> => ['截止：', moment];
export const undoOf = (kind: Kind, file: string | null) =>
  `撤销${KINDS[kind]}${file === null ? '' : `：${file}`}`;

const NOT_TAKEN_BACK =
  '此后有人更改过的语录，或其日期现已有其他语录的，将保持不变。撤销本身无法再取消。';

export const undoTitle = (kind: Kind): string => `撤销${KINDS[kind]}`;
export const undoing = '正在撤销……';
export const undoQuestion = (kind: Kind, count: number) => {
  const some = `${number(count)}条语录`;
  const done: Readonly<Record<Kind, string>> = {
    upload: `此次上传涉及${some}：其中添加的将被删除，更改或删除的将恢复原状。`,
    'bulk deletion': `${some}将恢复到删除之前的样子。`,
    schedule: `${some}将恢复原来的日期。`,
  };
  return `${done[kind]}${NOT_TAKEN_BACK}`;
};
