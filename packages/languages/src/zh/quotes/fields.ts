import type { QuoteFieldTexts, QuoteHeadings } from '../../texts.ts';

export const quoteFields: QuoteFieldTexts = {
  text: { name: '语录正文', short: '正文' },
  source: { name: '出处' },
  displayDate: { name: '显示日期' },
  referenceUrl: { name: '参考网址', hint: '通向巴哈伊参考图书馆中语录出处的链接' },
  language: { name: '语言' },
  credit: { name: '译者或版本', hint: '由谁翻译，或出自哪个版本' },
};

export const quoteHeadings: QuoteHeadings = {
  text: [
    '文本',
    '正文',
    '引文',
    '语录',
    '語錄',
    '经文',
    '經文',
    '段落',
    '摘录',
    '摘錄',
    '节选',
    '節選',
  ],
  source: ['来源', '來源', '出处', '出處', '作者', '书名', '書名', '书', '書', '著作', '出自'],
  displayDate: ['显示日期', '顯示日期', '展示日期', '发布日期', '發布日期', '日期'],
  referenceUrl: ['参考网址', '參考網址', '链接', '鏈接', '連結', '网址', '網址', '网页地址'],
  language: ['语言', '語言', '语种', '語種'],
  credit: ['译者', '譯者', '译本', '譯本', '版本'],
};
