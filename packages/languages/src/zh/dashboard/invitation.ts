export const accepted = (username: string) => `您现在可以登录了。您的用户名是 ${username}。`;
export const acceptedTitle = '密码已设置';
export const title = '设置您的密码';
export const about = '欢迎。您受邀协助管理本网站。请设置您登录时使用的密码。';
export const saveFailed = '无法保存密码。请重试。';
export const savePassword = '保存密码';
