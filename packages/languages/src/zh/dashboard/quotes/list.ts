import type { SentenceParts } from '../../../sentence-parts.ts';
import { day as dayName, number } from '../../words.ts';

export const view = '视图';
export const list = '列表';

interface ScheduleEnd {
  readonly lastDay: string | null;
  readonly days: number;
  readonly next: string | null;
}

export const scheduleEnd = ({ lastDay, days, next }: ScheduleEnd) => {
  if (lastDay === null) {
    return next === null
      ? '今天及以后都没有安排语录'
      : `今天没有安排语录；下一条安排在${dayName(next)}`;
  }
  const end = `已安排的语录到${dayName(lastDay)}为止：还剩${number(days)}天`;
  return next === null ? end : `${end}；下一条安排在${dayName(next)}`;
};

export const filters = '筛选';
export const filtersSet = (count: number) =>
  count === 0 ? '筛选' : `筛选（已设置${number(count)}项）`;
export const clearFilters = '清除筛选';
export const search = '搜索';
export const searchHint = '搜索语录和出处……';
export const status = '状态';
export const allStatuses = '全部';
export const current = '今天';
export const upcoming = '即将到来';
export const past = '已过去';
export const unscheduled = '未安排';
export const upload = '上传';
export const allUploads = '全部';
export const earlierUpload = '较早的一次上传';
export const uploadOf = (file: string | null, day: string) =>
  `\u2068${file ?? '某个文件'}\u2069，${dayName(day)}`;
export const uploadUnknown = '此网址中的上传已不存在：现在显示所有上传的语录。';
export const dateRange = '日期范围';
export const from = '从';
export const to = '到';

export const showing = (first: number, last: number, total: number) =>
  `显示第${number(first)}至${number(last)}条，共${number(total)}条语录`;
export const quotesPerPage = '每页语录数';
export const pages = '语录分页';
export const exportQuotes = '导出语录';
export const exportXlsx = '导出为 XLSX';
export const exporting = '正在导出……';

export const noneFound = '没有符合筛选条件的语录';
export const addFirst = '请在“上传语录”中添加第一批语录。';
export const clearOrAdd = '请清除筛选，或在“上传语录”中添加语录。';

export const select = '选择';
export const selectPage = '选择本页全部';
export const quote = '语录';
export const source = '出处';
export const today = '今天';
export const isUpcoming = '即将到来';
export const isPast = '已过去';
export const isUnscheduled = '未安排';
export const selectQuote = (beginning: string) => `选择${beginning}`;
export const actionsFor = (beginning: string) => `${beginning}的操作`;
export const share = (beginning: string) => `分享${beginning}`;
export const shareTitle = '分享这段语录';
export const shareNotLoaded = '无法加载。请检查网络连接。';
export const reference = '参考';

export const selectedQuotes = '已选语录';
export const selected = (count: number, hidden: number, isAll: boolean) => {
  const some = `已选${number(count)}条`;
  if (hidden > 0) return `${some}（其中${number(hidden)}条被筛选隐藏）`;
  return isAll ? `${some}（符合条件的全部）` : some;
};
export const selectMatching = (count: number) => `选择符合条件的全部${number(count)}条`;
export const matchingSelected = (count: number) => `已选择符合条件的全部${number(count)}条`;
export const deleteSelected = '删除所选';
export const clearSelection = '取消选择';
export const deleteSelectedTitle = '批量删除语录';
export const deleteSelectedQuestion = (count: number, days: number) =>
  `确定要删除${number(count)}条语录吗？${number(days)}天内可在“最近的上传和更改”中撤销。`;

export const editQuote = '编辑语录';
export const added = <Part>(at: Part, by: Part | null): SentenceParts<Part> => [
  '添加时间：',
  at,
  ...(by === null ? [] : ['，添加者：', by]),
];
export const deleteQuote = '删除语录';
export const cannotBeUndone = '此操作无法撤销。';

export const shortcuts = '键盘快捷键';
export const aboutShortcuts = '焦点在“管理语录”中且您没有在输入时，快捷键有效。';
export const homeKey = 'Home';
export const endKey = 'End';
export const enterKey = 'Enter';
export const spaceKey = '空格';
export const searches = '搜索，没有焦点时也可用；↓ 转到第一条语录';
export const nextOrPrevious = '下一条或上一条语录';
export const firstOrLast = '本页第一条或最后一条语录';
export const edits = '编辑语录';
export const selects = '选择语录或取消选择';
export const showsShortcuts = '显示这些快捷键';
