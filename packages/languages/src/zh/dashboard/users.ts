import type { SentenceParts } from '../../sentence-parts.ts';
import { number } from '../words.ts';

export const isMasterAdmin = (username: string) => `${username} 现在是主管理员`;
export const roleTransferredTitle = '已移交主管理员角色';
export const roleUpdated = '用户角色已更新';
export const permissionDenied = '没有权限';
export const changeRole = '更改角色';
export const onlyOneMasterAdmin = '同一时间只能有一位主管理员。';
export const created = '用户已创建';
export const createUser = '创建用户';
export const creating = '正在创建……';
export const deleted = '用户已删除';
export const deleteUser = '删除用户';
export const usernameUpdated = '用户名已更新';
export const editUsername = '编辑用户名';
export const invite = '邀请';
export const aboutInviting = (days: number) =>
  `新管理员可通过此链接设置密码。链接只能使用一次，${number(days)}天内有效。`;
export const inviting = '正在邀请……';
export const makeLink = '生成链接';
export const linkCopied = '链接已复制。';
export const linkNotCopied = '无法复制链接。链接已选中：请手动复制。';
export const link = '链接';
export const copyLink = '复制链接';
export const confirmPassword = '确认密码';
export const met = '（已满足）';
export const notMet = '（未满足）';
export const easilyGuessed = '此密码很容易被猜到。';
export const openInvitations = '尚未接受的邀请';
export const withdrawInvitationOf = (username: string) => `撤回邀请：${username}`;
export const withdraw = '撤回';
export const passwordReset = '密码已重置';
export const resetPassword = '重置密码';
export const resetting = '正在重置……';
export const transferTitle = '移交主管理员角色';
export const transferring = '正在移交……';
export const transferRole = '移交角色';
export const editUser = (username: string) => `编辑：${username}`;
export const title = '用户';
export const aboutTransfer = '同一时间只能有一位主管理员。将其他用户升为主管理员，即移交此角色。';
export const loadError = '无法加载用户。请刷新页面后重试。';
export const loading = '正在加载用户';
export const none = '没有用户';
export const lastModified = '上次修改';
export const you = '（您）';
export const transferFailed = '无法移交主管理员角色';
export const createFailed = '无法创建用户';
export const usernameFailed = '无法更新用户名';
export const roleFailed = '无法更新用户角色';
export const resetFailed = '无法重置密码';
export const deleteFailed = '无法删除用户';
export const inviteFailed = '无法生成邀请';
export const withdrawn = '邀请已撤回。';
export const withdrawFailed = '无法撤回邀请';
export const deleteQuestion = <Part>(username: Part): SentenceParts<Part> => [
  username,
  ' 将不能再登录。此操作无法撤销。',
];
export const aboutLink = <Part>(username: Part): SentenceParts<Part> => [
  '请只发送给 ',
  username,
  '。链接只在此时显示；如果丢失，请重新邀请。',
];
export const openUntil = <Part>(username: Part, end: Part): SentenceParts<Part> => [
  username,
  '，有效期至',
  end,
];
export const aboutResetting = <Part>(username: Part): SentenceParts<Part> => [
  '为 ',
  username,
  ' 设置新密码。用旧密码登录的人需要重新登录。',
];
export const transferQuestion = <Part>(username: Part): SentenceParts<Part> => [
  '同一时间只能有一位主管理员。',
  username,
  ' 将成为主管理员，您将成为管理员。',
];
export const atLeastCharacters = (min: number) => `至少${number(min)}个字符`;
export const atLeastUppercase = '至少一个大写字母';
export const atLeastLowercase = '至少一个小写字母';
export const atLeastNumber = '至少一个数字';
export const atLeastSpecial = '至少一个特殊字符';
