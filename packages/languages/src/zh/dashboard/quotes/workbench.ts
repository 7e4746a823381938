import type { SentenceParts } from '../../../sentence-parts.ts';
import { day as dayName, languageName, listed, number } from '../../words.ts';

export const reading = '正在读取文件……';
export const downloadList = '下载列表';
export const notRead = '无法读取文件';
export const notReadAgain = '无法再次读取文件';
export const tooManyCells = (max: number) =>
  `此处最多可更正文件的${number(max)}个单元格。其余的请在文件中更正`;

export const columnIn = (column: string, language: string): string =>
  `${column}（${languageName(language)}）`;
export const day = (text: string) => dayName(text);

type Status = 'new' | 'same' | 'changed' | 'outdated' | 'conflict' | 'problem' | 'left out';

const STATUSES: Readonly<Record<Status, string>> = {
  new: '新增',
  same: '无新内容',
  changed: '已更改',
  outdated: '已过时',
  conflict: '日期已占用',
  problem: '有问题',
  'left out': '已排除',
};

export const statusOf = (status: Status): string => STATUSES[status];
export const rowsToShow = '要显示的行';
export const problems = (count: number) => `有问题的行（${number(count)}）`;
export const allRows = (count: number) => `所有行（${number(count)}）`;
export const rowsOf = (status: Status, count: number) => `${STATUSES[status]}（${number(count)}）`;

type Counts = Readonly<Record<Status, number>>;

export const summary = (counts: Counts) => {
  const { problem, same, changed, outdated, conflict } = counts;
  const leftOut = counts['left out'];
  const parts = [
    `将添加${number(counts.new + conflict)}条语录`,
    conflict > 0 && `其中${number(conflict)}条的日期已有其他语录`,
    problem > 0 && `${number(problem)}行有问题`,
    same > 0 && `${number(same)}行已保存或与其他行重复`,
    changed > 0 && `将更改${number(changed)}条已保存的语录`,
    outdated > 0 && `${number(outdated)}行比已保存的旧`,
    leftOut > 0 && `${number(leftOut)}行已排除`,
  ];
  return `${parts.filter(Boolean).join('，')}。`;
};

export const firstChooseColumns = '请先选择各列的内容。';
export const firstAnswer = '请先回答上面的问题。';
export const firstCorrect = (rows: number) => `请先更正或排除有问题的${number(rows)}行。`;
export const firstDecide = (rows: number) =>
  `有${number(rows)}条已保存的语录在此文件生成之后更改过，请先选择如何处理。`;

export const leaveOutAll = (count: number) => `排除所有有问题的行（${number(count)}）`;
export const putAllBack = (count: number) => `全部恢复（${number(count)}）`;
export const changeAll = (count: number) => `更改所有已过时的（${number(count)}）`;
export const keepAll = (count: number) => `保留所有较新的已保存语录（${number(count)}）`;

export const noRows = '没有可显示的行';
export const rowsHelp =
  '点按单元格即可更正。使用键盘时：方向键移动，Enter 键编辑和确认，Esc 键取消。';
export const rowsOfFile = '文件的行';
export const row = '行';
export const leaveOut = '排除';
export const putBack = '恢复';
export const leaveOutRow = (row: number) => `排除第${number(row)}行`;
export const putBackRow = (row: number) => `恢复第${number(row)}行`;

type Decision = 'change' | 'keep';

const DECISIONS: Readonly<Record<Decision, string>> = {
  change: '更改',
  keep: '保留已保存的',
};

export const decision = (decision: Decision): string => DECISIONS[decision];
export const decisionOf = (decision: Decision, row: number) =>
  `${DECISIONS[decision]}：第${number(row)}行`;
export const empty = '空';
export const stored = '已保存：';
export const translations = (languages: readonly string[]) =>
  languages.length === 0 ? '没有译文' : `译文：${listed(languages)}`;
export const cellOf = (column: string, row: number) => `${column}，第${number(row)}行`;
export const valueInFile = <Part>(value: Part): SentenceParts<Part> => ['文件中：', value];
export const notKnown = '未知';

export const problemLine = (row: number, column: string, message: string) =>
  `第${number(row)}行${column && `，${column}`}：${message}`;
