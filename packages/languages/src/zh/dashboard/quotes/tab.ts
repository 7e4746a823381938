import { number } from '../../words.ts';

export const uploadQuotes = '上传语录';
export const manageQuotes = '管理语录';
export const loading = '正在加载语录';
export const loadErrorTitle = '加载语录时出错';
export const loadError = '加载语录时出现问题。请重试';
export const unknownError = '发生未知错误';
export const dateConflict = '日期冲突';
export const conflictCheckFailed = '无法检查日期冲突';
export const added = '语录已添加！';
export const updated = '语录已更新';
export const updateFailed = '无法更新语录';
export const deleted = '语录已删除';
export const deleteFailed = '无法删除语录';
export const deletedSeveral = (count: number) => `已删除${number(count)}条语录`;
export const deleteSeveralFailed = '无法删除这些语录';

export const recentBatches = '最近的上传和更改';
export const undoFailed = '无法撤销';
export const undoLater = '可在“语录”标签页的“最近的上传和更改”中撤销';

interface Undone {
  readonly deleted: number;
  readonly restored: number;
  readonly kept: number;
}

export const undone = ({ deleted, restored, kept }: Undone) => {
  const parts = [
    restored > 0 && `已恢复${number(restored)}条语录`,
    deleted > 0 && `已删除${number(deleted)}条添加的语录`,
    kept > 0 && `${number(kept)}条保持不变，因为其间已被更改或其日期已被占用`,
  ].filter(Boolean);
  return parts.length === 0 ? '没有可撤销的内容。' : `${parts.join('，')}。`;
};
