import type { AccountMailTexts } from '../texts.ts';
import { deviceOn } from './dashboard/account.ts';

export const accountMail: AccountMailTexts = {
  confirm: {
    subject: (siteName) => `请确认：您在${siteName}的地址`,
    text: (siteName) =>
      `有人为${siteName}的一个账号填写了此地址。若要在此接收该账号的通知，请打开此页面，如有要求请登录，然后按下那里的按钮：`,
    link: '确认地址',
    notYou: '如果不是您本人，则无需理会：地址七天后删除。',
  },
  reset: {
    subject: (siteName) => `${siteName}的新密码`,
    text: (siteName) =>
      `有人为${siteName}申请了新密码。请通过此链接设置；链接只能使用一次，30分钟内有效：`,
    link: '设置新密码',
    notYou: '如果不是您本人，则无需理会：密码保持不变。',
  },
  invitation: {
    subject: (siteName) => `邀请您协助管理${siteName}`,
    text: (siteName) =>
      `您受邀协助管理${siteName}。请通过此链接设置密码；链接只能使用一次，七天内有效：`,
    link: '设置密码',
    notYou: '如果您不知道这是怎么回事，则无需理会。',
  },
  news: {
    password: {
      subject: (siteName) => `您在${siteName}的密码已更改`,
      text: '您的账号有了新密码。其他登录会话已结束。',
    },
    'second-factor': {
      subject: (siteName) => `您在${siteName}的第二重验证已更改`,
      text: '您账号的第二重验证或其恢复代码已更改。',
    },
    'address-added': {
      subject: (siteName) => `您在${siteName}的账号通知`,
      text: '从现在起，您账号的通知会发到此地址。',
    },
    'address-replaced': {
      subject: (siteName) => `您在${siteName}的地址已更改`,
      text: '接收您账号通知的地址已更改。从现在起，通知只发到新地址。',
    },
    'address-removed': {
      subject: (siteName) => `您在${siteName}的地址已移除`,
      text: '您账号的通知不再发到此地址。',
    },
    login: {
      subject: (siteName) => `${siteName}有新的登录`,
      text: '有人从一个浏览器登录了您的账号，而该浏览器此前未用您现在的密码登录过。',
    },
  },
  username: '用户名',
  when: '时间',
  browser: '浏览器',
  network: '网络',
  unknown: '未知',
  deviceOn,
  wasYou: '如果是您本人，则无需理会。',
  notYou: '如果不是您本人，请立即设置新密码，并告知本网站的主管理员。请从登录页面开始设置新密码：',
  toLogin: '前往登录页面',
  why: (siteName) => `您收到此邮件，是因为有人为${siteName}的一个账号填写了此地址。`,
};
