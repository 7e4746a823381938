import type { SentenceParts } from '../../sentence-parts.ts';

export const title = '发送';
export const about =
  '网站发送的内容都经由此处。在您设置之前，网站不会连接任何地方。密码和密钥加密保存，此后不再显示。';
export const loading = '正在加载发送设置';
export const loadError = '无法加载发送设置。请重试。';

export const mailAccount = '邮件账号';
export const noMail = '尚未设置邮件账号：网站不发送邮件。';
export const setUpMail = '设置邮件账号';
export const aboutMail = '此处应填写的内容由您的邮件服务商提供，通常在“SMTP”或“发信服务器”一栏。';
export const host = '服务器';
export const port = '端口';
export const encryption = '加密';
export const tls = '一开始即用 TLS（通常为端口465）';
export const starttls = 'STARTTLS（通常为端口587）';
export const noEncryption = '无（仅限本机上的邮件服务器）';
export const usernameHint = '如果服务器不要求登录，请留空。';
export const passwordStored = '已保存密码。留空即保持不变。';
export const passwordOfOther = '已保存的密码属于另一台服务器，将被删除。请输入此服务器的密码。';
export const removePassword = '删除已保存的密码';
export const fromName = '发件人名称';
export const fromNameHint = '邮件由谁发出，例如您社团的名称。';
export const fromAddress = '发件人地址';
export const replyTo = '回复地址';
export const replyToHint = '回信寄往何处。如果寄往发件人地址，请留空。';
export const perHour = '每小时邮件数';
export const perHourHint = '服务商允许的数量。留空表示不限。';
export const signs = '为邮件签名（DKIM）';
export const signsHint =
  '其他邮件服务凭签名确认邮件确实来自您。许多服务商会自行签名：此时请勿开启。';
export const domain = '域名';
export const selector = '选择器';
export const publicKeyAt = <Part>(name: Part): SentenceParts<Part> => [
  '公钥位于 DNS 中的 ',
  name,
  '。',
];
export const privateKey = '私钥';
export const privateKeyHint =
  '2,048位以上的 RSA 密钥。请粘贴完整内容，从“-----BEGIN”到“-----END”。';
export const privateKeyStored = '已保存密钥。留空即保持不变。';
export const removeMail = '移除邮件账号';
export const removeMailTitle = '移除邮件账号？';
export const aboutRemovingMail =
  '将不再发送邮件，等待中的邮件会被放弃，已保存的密码和密钥会被删除。';
export const mailRemoved = '邮件账号已移除。';

export const times = '发送时间';
export const sendAt = '时间';
export const sendAtHint = (timeZone: string) => `当天应发的内容从此时起发送，时区为 ${timeZone}。`;
export const weeklyOn = '星期';
export const weeklyOnHint = '每周信件在这一天发送。';
export const saved = '发送设置已保存。';
export const saveFailed = '无法保存发送设置';

export const state = '发送情况';
export const loadingState = '正在加载发送情况';
export const stateLoadError = '无法加载发送情况。请重试。';
export const notRefreshed = '未能更新数据，稍后会自动重试。';
export const mail = '邮件';
export const waiting = '等待中';
export const sent = '已发送';
export const failed = '失败';
export const dropped = '已放弃';
export const perhapsSent = '可能已发送';
export const lastSent = '上次发送';
export const nothingYet = '尚无';
export const lastError = '上次错误';
export const aboutDropped =
  '15小时内六次尝试都未成功的，计为失败。轮到发送之前已失去意义的，计为已放弃。';

export const testTitle = '测试邮件';
export const testTo = '地址';
export const aboutTest = '经由已保存的账号发送。';
export const sendTest = '发送测试邮件';
export const sendingTest = '正在发送……';
export const testTaken = '邮件服务器已接受测试邮件';
export const lookIntoInbox = '请查看收件箱，也请查看垃圾邮件。服务器的回答：';
export const testFailed = '测试邮件未发送';
export const reasonGiven = '所给的原因：';
export const senderNotRunning = '发送程序没有运行。请告知服务器的维护者。';
export const notAnswered = '邮件服务器在15秒内没有回答。邮件仍可能送达。';
export const testNotPossible = '无法发送测试邮件';

export const pausedTitle = '发送已暂停';
export const aboutPause =
  '恢复了一个备份，但无法得知自该备份以来有谁退订了信件。在您继续之前，不会发送任何内容。此后退订信件的人会再次收到信件：请先在“信件”中移除您所知道的地址。';
export const resume = '继续发送';
export const resuming = '正在继续……';
export const resumed = '发送继续进行。暂停期间应发的内容不再发送。';
export const resumeFailed = '无法继续发送';

export const keyMissing = '缺少加密密钥';
export const keyUnfit = '加密密钥不相符';
export const aboutKey =
  '账号密码和访客地址用此密钥加密。没有正确的密钥，就不会发送任何内容，也无法保存此类内容。其他一切正常。';
export const putBack = <Part>(file: Part, variable: Part, command: Part): SentenceParts<Part> => [
  '请让服务器的维护者将其放回：作为网站数据文件夹中的文件 ',
  file,
  '，或作为 ',
  variable,
  '。如果有人将其保存在纸上，那是由命令 ',
  command,
  ' 显示的。',
];
export const ifKeyIsLost = '如果密钥已永久丢失，您可以重新开始。';
export const beginAnew = '重新开始';
export const beginAnewTitle = '不用密钥，重新开始？';
export const aboutBeginningAnew =
  '没有密钥就无人能读的一切都会被删除：邮件账号的密码和私钥，以及所有信件订阅。人们需要重新订阅，而且无人能写信告知他们。即使之后找到密钥，也无法撤销。';
export const beginningAnew = '正在删除……';
export const begunAnew = '已重新开始。如果邮件账号有密码，请现在重新输入。';
export const beginAnewFailed = '无法重新开始';
