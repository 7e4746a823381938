import type { SentenceParts } from '../../sentence-parts.ts';
import { number } from '../words.ts';

export const title = '电子信件';
export const offTitle = '信件已关闭';
export const aboutOff =
  '访客可以通过电子邮件接收每日语录、未来一周的内容和特殊日子的提醒。信件关闭期间，没有相应的页面，也不保存任何内容。';
export const what = '保存什么';
export const whatText =
  '每位订阅者的电子邮件地址、语言、所选信件以及时间。地址用一把密钥加密，该密钥既不在数据库中，也不在备份中。';
export const why = '为什么';
export const whyText = '只为寄送人们要求的信件，别无他用。';
export const howLong = '保存多久';
export const howLongText =
  '直到订阅者退订信件；未经确认的保存七天。退订后的一年内保留一个无人能从中读出地址的代码：它使旧备份不会重新开始寄信。';
export const who = '谁会知道';
export const whoText =
  '传送信件的邮件服务。地址不向任何志愿者显示，也不向您显示：您只能看到有多少个。';
export const needed = '需要什么';
export const neededText =
  '“常规”中的联系方式、“发送”中的邮件账号，以及网站的 https 地址（PUBLIC_URL），由服务器的维护者设置。';
export const switchOn = '开启信件';
export const switchOff = '关闭信件';
export const switching = '正在切换……';
export const onTitle = '信件已开启';
export const aboutOn = <Part>(page: Part): SentenceParts<Part> => [
  '访客在 ',
  page,
  ' 订阅，每个页面都有通往那里的链接。',
];
export const opensInNewTab = '（在新标签页中打开）';
export const switchedOn = '信件已开启。访客现在可以订阅。';
export const switchedOff = '信件已关闭。';
export const notSwitched = '无法开启信件';
export const notSwitchedOff = '无法关闭信件';
export const switchOffTitle = '关闭信件？';
export const aboutSwitchingOff =
  '将不再发送信件，等待中的信件会被放弃。信件中的链接在30天内仍然有效，之后所有地址都会被删除。如果您在此之前重新开启信件，订阅会继续。';
export const about = '保存什么，谁会知道';

export const subscribers = '订阅';
export const loading = '正在加载信件';
export const loadError = '无法加载信件。请重试。';
export const daily = '每日语录';
export const weekly = '未来一周';
export const reminders = '提醒';
export const people = (count: number) => `${number(count)}人`;
export const unconfirmed = '尚未确认';
export const nextAt = '下次寄信';
export const notNow = '目前不发送任何内容';

export const note = '每周信件中的消息';
export const noteHint =
  '它会按您所写的原样出现在下一封每周信件中，各种语言都相同，之后即被清空。最多2,000个字符。';
export const noteLeft = (count: number) => `还可输入${number(count)}个字符`;
export const noteTooLong = (count: number) => `超出${number(count)}个字符`;
export const saveNote = '保存消息';
export const savingNote = '正在保存消息……';
export const noteSaved = '消息已保存。';
export const noteSaveFailed = '无法保存消息';
export const noteChanged = '其间有人更改了消息。您输入的内容仍在；消息现在是：';
export const noteEmptied = '消息现在是空的：已经寄出，或有人将其删除。您输入的内容仍在。';
export const loadNote = '采用新的文字';
export const keepTyped = '保留我输入的内容';

export const preview = '预览';
export const aboutPreview =
  '今天的信件，与将要寄出的一样；如果今天没有内容，则为样例。更改和退订信件的链接在此处无效。';
export const letter = '信件';
export const language = '语言';
export const form = '格式';
export const asHtml = '带格式';
export const asText = '纯文本';
export const subject = '主题';
export const letterNamed = (subject: string) => `信件“${subject}”`;
export const loadingPreview = '正在加载信件';
export const previewFailed = '无法显示信件。请重试。';
export const nothingToSay = '未来几周没有内容，因此没有这种信件。';

export const removeTitle = '停止向某人寄信';
export const aboutRemoval =
  '用于请您停止寄信的人。不会透露某个地址是否收到信件，也不会在任何地方记下是谁的地址。';
export const email = '电子邮件地址';
export const remove = '停止向此地址寄信';
export const removing = '正在停止……';
export const done = '完成';
export const removed = '如果此地址曾收到信件，现已停止，地址也已删除。';
export const removeFailed = '无法停止寄信';
