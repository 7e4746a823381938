import type { SheetTexts } from '../texts.ts';
import { quoteHeadings } from './quotes/fields.ts';

export const sheets: SheetTexts = {
  headings: {
    ...quoteHeadings,
    reference: ['参考', '參考', '参考资料', '參考資料'],
    year: ['年', '年份'],
    month: ['月', '月份'],
    day: ['日'],
  },
  dates: {
    regions: [],
    months: {},
    weekdays: {
      0: ['星期天', '周天', '週日', '礼拜日', '禮拜日'],
      1: ['週一', '礼拜一', '禮拜一'],
      2: ['週二', '礼拜二', '禮拜二'],
      3: ['週三', '礼拜三', '禮拜三'],
      4: ['週四', '礼拜四', '禮拜四'],
      5: ['週五', '礼拜五', '禮拜五'],
      6: ['週六', '礼拜六', '禮拜六'],
    },
    fillers: '',
  },
};
