export const addSingleQuote = '添加单条语录';
export const addQuote = '添加语录';
export const adding = '正在添加……';
export const keepSource = '保留出处';
export const nextFreeDay = '下一个空闲日期';
export const nextFreeDayFailed = '无法查找空闲日期';
export const clearDisplayDate = '清除显示日期';
export const clear = '清除';

export const dateTakenTitle = '发现日期冲突';
export const dateTaken = (reason: string) => `所选日期已有语录。${reason}`;
export const oneQuoteADay = '同一日期不再允许有多条语录。';
