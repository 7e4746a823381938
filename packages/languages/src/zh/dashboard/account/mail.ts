export const forgot = '忘记密码？';
export const aboutForgot =
  '请输入您的用户名。如果该账号有已确认的电子邮件地址，一个链接会发到那里，您可通过它设置新密码。';
export const sendLink = '发送链接';
export const sendingLink = '正在发送……';
export const sent = '请查看您的收件箱';
export const linkSent =
  '如果该账号存在并有已确认的电子邮件地址，链接已在发送途中。链接只能使用一次，30分钟内有效。';
export const nothingCame = '如果没有收到，请查看垃圾邮件。其他志愿者也可以为您设置新密码。';
export const askFailed = '无法申请链接。请重试。';
export const backToLogin = '返回登录';
export const resetTitle = '设置新密码';
export const aboutReset = '设置后，您的所有登录会话都会结束。如果您有第二重验证，登录时仍需要它。';
export const confirmTitle = '确认您的电子邮件地址';
export const aboutConfirm = '请按下按钮，从现在起您账号的通知会发到此地址。';
export const confirm = '确认';
export const confirming = '正在确认……';
export const confirmed = '您的电子邮件地址已确认。';
export const confirmFailed = '无法确认该地址。请重试。';
export const logInToConfirm = '请登录，以确认您账号的电子邮件地址';
export const email = '电子邮件地址';
export const aboutEmail =
  '您账号的通知会发到这里：新密码、第二重验证或此地址的更改、从未知浏览器的登录。如果您忘记密码，还会收到一个链接。';
export const stored = '地址加密保存，不向任何人显示；在您移除它或您的账号被删除时，它也会被删除。';
export const isConfirmed = '已确认';
export const isNotConfirmed = '尚未确认：您使用发到那里的链接后，地址即生效。';
export const lookInInbox = '请查看您的收件箱：使用其中的链接后，地址即生效。';
export const give = '保存';
export const remove = '移除地址';
export const removing = '正在移除……';
export const removed = '地址已移除。';
export const giveFailed = '无法保存该地址';
export const removeFailed = '无法移除该地址';
export const loadError = '无法加载您的电子邮件地址。请重试。';
export const loading = '正在加载您的电子邮件地址';
export const inviteEmail = '电子邮件地址（可选）';
export const aboutInviteEmail = '链接也会发到那里；地址不会保存。';
