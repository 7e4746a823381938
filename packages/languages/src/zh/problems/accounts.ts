import { number } from '../words.ts';
import { permissions } from './permissions.ts';

export const accounts = {
  ...permissions,
  'log-in': () => '请登录',
  'log-in-again': () => '请重新登录',
  'log-in-first': () => '请登录以使用管理后台',
  'enter-password-again': () => '要继续此操作，请再次输入您的密码。',
  'wrong-password': () => '密码有误',
  'wrong-credentials': () => '用户名或密码有误',
  'too-many-logins': () => '登录尝试次数过多。请稍等一段时间后重试。',
  'too-many-wrong-passwords': () => '密码错误次数过多，此会话已结束。请重新登录。',
  'logins-busy': () => '正在登录的人过多。请稍后重试。',
  'session-ended': () => '此会话已经结束',
  'login-over': () => '此次登录已失效：用时超过五分钟，或账号已有变动。请重新输入用户名和密码。',

  'user-gone': () => '此用户已不存在',
  'username-exists': () => '用户名已存在',
  'password-checks-busy': () => '正在检查的密码过多。请稍后重试。',

  'link-over': () => '此链接已失效：它已被使用、撤回或替换，或已过期。请索取新的链接。',
  'too-many-links': () => '申请的链接过多。请稍后再试。',
  'invitation-gone': () => '此邀请已失效',
  'invited-name-taken': () => '此用户名现已被占用。请索取新的邀请。',

  'no-second-factor': () => '请先添加通行密钥或身份验证器应用。',
  'has-authenticator-app': () => '您已有一个身份验证器应用。请先移除它，再添加另一个。',
  'no-authenticator-app': () => '您已没有身份验证器应用',
  'wrong-new-code': () =>
    '验证码有误。请输入应用现在显示的验证码，并检查其所在设备的时间是否正确。',
  'wrong-code': () => '验证码有误，或已被使用。请输入应用现在显示的验证码。',
  'wrong-recovery-code': () => '这不是您的恢复代码，或已被使用。',
  'passkeys-not-possible': () =>
    '通行密钥要求在 PUBLIC_URL 中设置网站的 https 网址。身份验证器应用在此也可使用。',
  'too-many-passkeys': ({ max }: { readonly max: number }) =>
    `一个账号最多有${number(max)}个通行密钥。`,
  'passkey-gone': () => '此通行密钥已不存在',
  'passkey-in-use': () => '此通行密钥已在使用。',
  'passkey-not-added': () => '无法添加通行密钥。请重试。',
  'passkey-refused': () => '此通行密钥未被接受。请重试。',
  'use-passkey-again': () => '请再次使用通行密钥。',
  'setup-over': () => '用时过长，或已经完成。请重新开始。',
};
