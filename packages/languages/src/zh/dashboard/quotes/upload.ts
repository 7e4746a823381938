import { day as dayName, listed, number } from '../../words.ts';

export const uploadFile = '上传文件';
export const ownSheet = '您自己的表格可以直接使用：不清楚之处会向您询问，有误之处可在此更正。';
export const hint = (needed: readonly string[], optional: readonly string[]) =>
  `请上传 CSV 或 Excel 文件，须有列：${listed(needed)}；可选列：${listed(optional)}。`;
export const chooseFile = '选择文件';
export const noFile = '未选择文件。您可以将文件拖放到此处。';
export const oneFile = '请一次只选择一个文件';
export const upload = '上传';
export const checking = '正在检查……';
export const uploading = '正在上传……';
export const readingFile = '正在读取文件……';
export const sending = (percent: number) => `正在发送文件：${number(percent)}%`;

export const downloadTemplate = '下载模板';
export const loadingTemplates = '正在加载模板……';
export const noTemplates = '没有可用的模板';
export const templateName = (format: 'csv' | 'xlsx') =>
  format === 'csv' ? 'CSV（.csv）' : 'Excel（.xlsx）';

export const processFailed = '无法处理文件';
export const checkFailed = '检查失败';
export const uploadFailed = '上传失败';
export const downloadError = '下载出错';
export const downloadFailed = '下载失败';
export const templateNotDownloaded = '无法下载模板文件。';
export const quotesNotDownloaded = '无法下载语录。';

export const someDatesConflict = '有些日期的语录相互冲突';
export const completeWithWarnings = '上传完成，但有警告';
export const dateConflicts = '日期冲突';
export const dayWithQuotes = (day: string, count: number) =>
  `${dayName(day)}：${number(count)}条语录`;
export const dayWithRows = (day: string, count: number) =>
  `${dayName(day)}：文件中有${number(count)}行`;
export const aboutShownQuote = '同一日期有多条语录时，显示最近更新的一条。';
export const undo = '撤销';
export const undoing = '正在撤销……';
export const undone = '已撤销';
export const undoLater = (days: number, part: string) =>
  `以后${number(days)}天内也可在下面的“${part}”中撤销。`;

export const checkFile = '检查文件';
export const loadingFile = '正在读取文件';
export const workbenchFailed = '无法加载文件的表格。请检查网络连接后重试。';

export const conflictsDetected = '发现日期冲突';
export const cancelUpload = '取消上传';
export const proceed = '继续上传';
export const forAllDates = (dates: number) => `对于全部${number(dates)}个已有语录的日期`;
export const differentChoices = '选择各不相同';
export const add = '添加';
export const keep = (_stored: number) => '保留已保存的';
export const replace = (deleted: number) =>
  deleted === 0 ? '替换（不删除已保存的语录）' : `替换（删除${number(deleted)}条已保存的语录）`;
export const datesOfFile = (dates: number) => `${number(dates)}个日期`;
export const loadingDates = '正在加载日期';
export const datesFailed = '无法加载日期列表。请检查网络连接后重试。';
export const takenDates = (count: number) => `已有语录的日期（${number(count)}）`;
export const repeatedDates = (count: number) => `在文件中出现多次的日期（${number(count)}）`;

export const conflictingDate = (day: string, stored: number, rows: number) => {
  const parts = [
    stored > 0 && `已安排${number(stored)}条语录`,
    (stored === 0 || rows > 1) && `文件中有${number(rows)}行`,
  ].filter(Boolean);
  return `${dayName(day)}：${parts.join('，')}`;
};
export const inFile = '文件中';
export const stored = '已保存';
export const rowLead = (row: number) => `第${number(row)}行：`;
export const storedAlready = '（已保存）';
export const changesStored = '（更改一条已保存的语录）';
export const andMore = (count: number) => `……还有${number(count)}条`;

interface Effect {
  readonly dates: number;
  readonly added: number;
  readonly deleted: number;
  readonly leftOut: number;
}

export const effect = ({ dates, added, deleted, leftOut }: Effect) => {
  const parts = [
    added === 0 ? '不会添加语录' : `将添加${number(added)}条语录`,
    deleted > 0 && `删除${number(deleted)}条已保存的语录`,
    leftOut > 0 && `排除${number(leftOut)}行`,
  ].filter(Boolean);
  return `在这${number(dates)}个日期：${parts.join('，')}。`;
};

const EQUAL = '已经保存，其正文、出处、日期和链接均相同';

interface Saved {
  readonly rows: number;
  readonly same: number;
  readonly changed: number;
  readonly repeated: number;
}

export const alreadySaved = ({ rows, same, changed, repeated }: Saved) => {
  const added = rows - same - changed - repeated;
  if (added === 0 && changed === 0) {
    const all = rows === 1 ? '文件中的语录' : `文件中的全部${number(rows)}条语录`;
    return `${all}${EQUAL}。上传此文件不会添加或更改任何内容。`;
  }
  return [
    `文件的${number(rows)}条语录中，有${number(same)}条${EQUAL}，不会再次添加。`,
    added === 0 ? '其余的都不会添加。' : `其余${number(added)}条将会添加。`,
    changed > 0 && `${number(changed)}条已保存的语录将会更改。`,
    repeated > 0 && `${number(repeated)}行与前面的行重复。`,
  ]
    .filter(Boolean)
    .join('');
};
