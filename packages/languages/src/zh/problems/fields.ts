import type { FieldName } from '../../texts.ts';
import { day, languageName, number } from '../words.ts';
import { field as names } from './field-names.ts';

interface Field {
  readonly field: FieldName;
}
interface FieldMax extends Field {
  readonly max: number;
}
interface FieldRange extends FieldMax {
  readonly min: number;
}
interface InLanguage {
  readonly language: string;
}

export const fields = {
  required: ({ field }: Field) => `请填写${names(field)}`,
  'not-text': ({ field }: Field) => `${names(field)}：必须是文本`,
  'too-long': ({ field, max }: FieldMax) => `${names(field)}：最多${number(max)}个字符`,
  'much-too-long': ({ field }: Field) => `${names(field)}：过长`,
  'too-short': ({ field, min }: Field & { readonly min: number }) =>
    `${names(field)}：至少${number(min)}个字符`,
  'length-between': ({ field, min, max }: FieldRange) =>
    `${names(field)}：须为${number(min)}至${number(max)}个字符`,
  'not-shown': ({ field }: Field) => `${names(field)}：含有无法显示的字符。请重新输入`,
  'not-one-line': ({ field }: Field) => `${names(field)}：只能有一行`,
  'turns-direction': ({ field }: Field) => `${names(field)}：不得含有改变文字方向的字符`,
  invisible: ({ field }: Field) => `${names(field)}：不得含有不可见字符或特殊空格`,
  'not-one-of': ({ field, options }: Field & { readonly options: readonly string[] }) =>
    `${names(field)}：必须是以下之一：${options.join('、')}`,
  'not-yes-or-no': ({ field }: { readonly field: string }) => `${field}：必须是 true 或 false`,
  'not-features': ({ features }: { readonly features: readonly string[] }) =>
    `features 必须包含 ${features.join('、')}，每项为 true 或 false`,
  'not-whole': ({ field }: Field) => `${names(field)}：必须是整数`,
  'not-whole-between': ({ field, min, max }: FieldRange) =>
    `${names(field)}：必须是${number(min)}至${number(max)}的整数`,
  'not-between': ({ field, min, max }: FieldRange) =>
    `${names(field)}：必须是${number(min)}至${number(max)}的数字`,
  'not-positive': ({ field }: Field) => `${names(field)}：必须是正数`,
  'too-large-number': ({ field, max }: FieldMax) => `${names(field)}：不得大于${number(max)}`,

  'not-a-day': () => '日期必须是真实存在的日子，写成 YYYY-MM-DD',
  'year-not-between': ({ min, max }: { readonly min: number; readonly max: number }) =>
    `日期的年份必须在${min}至${max}之间，用四位数字`,
  'not-a-time-zone': () => '时区必须是时区的名称，例如 Asia/Tehran',
  'not-a-mail-address': ({ field }: Field) =>
    `${names(field)}：必须是电子邮件地址，例如 friends@community.example`,
  'not-a-host': ({ field }: Field) => `${names(field)}：必须是主机名，例如 mail.example`,
  'not-a-time': ({ field }: Field) => `${names(field)}：必须是时间，例如 07:00`,
  'not-an-origin': () => '服务器必须是不带路径的地址，例如 https://social.example',
  'not-a-chat': () => '聊天必须是频道或群组的名称（例如 @friends）或聊天的编号',
  'not-a-token': () => '令牌必须与该网络所显示的一致，不含空格',
  'not-a-webhook-secret': () => '密钥必须是 whsec_ 加上 24 至 64 字节的 base64',
  'not-a-list-of-webhooks': ({ max }: { readonly max: number }) =>
    `网络钩子必须是最多 ${number(max)} 项的列表`,
  'no-such-webhook': () => '没有此 id 的网络钩子',
  'no-weekday': () => '请至少选择一周中的一天',
  'not-a-list-of-weekdays': () =>
    '星期必须是由一至七个数字组成的列表，从 1（星期一）到 7（星期日）',
  'beyond-calendar': ({ last }: { readonly last: string }) =>
    `日期最晚为 ${day(last)}：日历到此为止`,
  'ends-before-start': () => '最后一天不能早于第一天',
  'range-too-long': ({ max }: { readonly max: number }) => `一次最多可查询 ${max} 天`,
  'range-backwards': () => '所查询的最后一天早于第一天',
  'reference-not-a-url': () => '请输入有效的网址',
  'link-not-a-url': () => '必须是有效的网址',
  'source-says-nothing': () => '出处必须含有文字或数字',

  'no-such-role': () => '角色必须是管理员或主管理员',
  'passwords-differ': () => '两次输入的密码不一致',
  'password-without-uppercase': () => '密码必须含有至少一个大写字母',
  'password-without-lowercase': () => '密码必须含有至少一个小写字母',
  'password-without-number': () => '密码必须含有至少一个数字',
  'password-without-special': () => '密码必须含有至少一个特殊字符',
  'not-six-digits': () => '验证码为六位数字',
  'not-a-recovery-code': () => '这不是您的恢复代码',
  'code-or-recovery-code': () => '请输入验证码或恢复代码',
  'passkey-unreadable': () => '这不是通行密钥的回应。请重试',
  'link-missing': () => '链接不完整',
  'link-incomplete': () => '链接不完整。请复制整个链接。',
  'not-a-session': () => 'id 必须是某个会话的 id',
  'not-an-actor': ({ commandLine }: { readonly commandLine: string }) =>
    `actor 必须是某个用户的 id，或 ${commandLine}`,
  'not-a-next': () => 'before 必须是前面某页的 next',

  'not-a-list-of-ids': ({ field, min, max }: FieldRange) =>
    `${names(field)}：必须是由${number(min)}至${number(max)}个整数组成的列表`,
  'not-a-list-of-assignments': ({ field, min, max }: FieldRange) =>
    `${names(field)}：必须是由${number(min)}至${number(max)}条语录及其日期组成的列表`,
  'not-a-list-of-items': ({ max }: { readonly max: number }) =>
    `items 必须是列表，最多 ${number(max)} 项`,
  'programme-item-empty': () => '每一项都需要标题或正文',
  'not-a-quote-id': () => 'id 必须是某条语录的 id',
  'quote-listed-twice': ({ id }: { readonly id: number }) => `id 为 ${id} 的语录在列表中出现多次`,
  'date-listed-twice': ({ date }: { readonly date: string }) => `${day(date)}在列表中出现多次`,
  'not-a-list-of-translations': ({ max }: { readonly max: number }) =>
    `translations 必须是最多${number(max)}个译文的列表`,
  'language-listed-twice': ({ language }: InLanguage) => `有不止一个${languageName(language)}译文`,
  'language-translated': ({ language }: InLanguage) => `已有${languageName(language)}译文`,
  'language-of-original': ({ language }: InLanguage) =>
    `语录本身的语言就是${languageName(language)}`,
  'translation-without-text': ({ language }: InLanguage) =>
    `旁边的内容缺少对应的${languageName(language)}正文`,
  'not-row-numbers': ({ max }: { readonly max: number }) =>
    `rows 必须是1至${number(max)}个行号，以逗号分隔`,

  'file-missing': () => '请先选择文件',
  'file-name-not-shown': () => '文件名含有无法显示的字符。请重命名文件',
  'file-of-another-kind': () => '只接受 CSV、XLSX 或 XLS 文件',
  'not-column-letters': () => '必须是列的字母，例如 B',
  'not-a-row': () => '必须是行号',
  'too-many-cells': ({ max }: { readonly max: number }) => `最多${number(max)}个单元格`,
};
