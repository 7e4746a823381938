import { number } from '../words.ts';

interface FormField {
  readonly field: string;
}

export const requests = {
  malformed: ({ reason }: { readonly reason: string }) => reason,
  'not-an-object': () => '请求内容必须是 JSON 对象。',
  'not-json': () => '请求内容不是有效的 JSON。',
  'no-body': () => '请求没有内容。',
  'not-utf-8': () => '请求内容不是有效的 UTF-8。',
  'wrong-content-type': () => '此调用需要其他类型的内容。',
  'wrong-origin': () => '只能从本站的页面进行此操作。',
  'page-out-of-date': () => '页面已过期。请重新加载后重试。',
  'request-too-large': () => '请求过大。',
  'request-cut-off': () => '请求没有完整送达。请重试。',
  'too-many-changes': () => '一分钟内的更改过多。请稍等片刻后重试。',
  'too-much-at-once': () => '同时发送的内容过多。请稍后重试。',
  'changed-meanwhile': () => '此内容在此期间已被更改。请加载较新的版本。',
  'nothing-here': () => '此地址没有内容。',
  'wrong-method': ({ methods }: { readonly methods: readonly string[] }) =>
    `此地址只接受 ${methods.join('、')}。`,
  refused: ({ reason }: { readonly reason: string }) => reason,

  'not-http': () => '请求不是有效的 HTTP。',
  'headers-too-large': () => '请求的标头过大。',
  'request-too-slow': () => '请求送达用时过长。',
  'no-proxy': () => '这不是代理服务器。',
  'no-host': () => '请求没有指明主机。',
  'several-hosts': () => '请求指明了多个主机。',
  'host-names-no-site': () => 'Host 标头没有指明网站。',

  'metrics-need-token': () => '读取指标需要令牌。',
  starting: () => '网站正在启动。请稍后重试。',
  'database-unreachable': () => '网站暂时无法连接数据库。请稍后重试。',
  'database-outdated': () => '数据库不是最新版本。',
  busy: () => '网站正忙。请稍后重试。',
  'disk-full': () => '没有保存任何内容：网站的磁盘已满。请告知服务器的维护者。',
  'server-fault': () => '我们这边出了问题。请重试。',

  'form-unreadable': () => '无法读取表单：其各部分不在内容类型所说的位置。请重新发送。',
  'file-cut-off': () => '文件没有完整送达。请重试。',
  'file-too-large': ({ megabytes }: { readonly megabytes: number }) =>
    `文件大于 ${number(megabytes)} MB。请将其拆分为多个文件。`,
  'several-files': () => '请一次只发送一个文件。',
  'other-form-fields': ({ field }: FormField) =>
    `表单只接受一个文件，放在“${field}”字段中，不接受其他字段。`,
  'several-recipes': ({ field }: FormField) => `请一次只发送一个“${field}”。`,
  'recipe-is-file': ({ field }: FormField) => `“${field}”字段必须是文本，不能是文件。`,
  'recipe-too-long': (limit: FormField & { readonly megabytes: number }) =>
    `“${limit.field}”字段超过 ${number(limit.megabytes)} MB。请直接在文件中更正一部分行。`,
};
