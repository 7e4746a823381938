export const permissions = {
  'not-your-account-to-change': () => '只有主管理员可以更改此账号',
  'not-yours-to-create': () => '只有主管理员可以创建其他主管理员',
  'only-master-admin': () => '不能降低唯一的主管理员的角色。请先将其他用户设为主管理员。',
  'not-yours-to-promote': () => '只有主管理员可以将用户升为主管理员',
  'not-yours-to-change-roles': () => '只有主管理员可以更改角色',
  'own-account': () => '您不能删除自己的账号',
  'master-admin-stays': () => '主管理员不能被删除',
  'not-yours-to-invite': () => '只有主管理员可以邀请志愿者',
  'not-yours-to-set': () => '只有主管理员可以更改设置',
  'not-yours-to-see': () => '只有主管理员可以查看谁更改了什么',
  'not-yours-to-back-up': () => '只有主管理员可以下载备份',
};
