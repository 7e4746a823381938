import { number } from '../words.ts';

export const success = '成功';
export const error = '错误';
export const retrying = '正在重试……';
export const retry = '重试';
export const cancel = '取消';
export const close = '关闭';
export const edit = '编辑';
export const saveChanges = '保存更改';
export const saving = '正在保存……';
export const remove = '删除';
export const removing = '正在删除……';
export const confirmDeletion = '确认删除';
export const tryAgain = '请重试。';
export const leaveWithoutSaving = '不保存就离开吗？';
export const notSaved = '您输入的内容尚未保存。';
export const stay = '留在此页';
export const leave = '离开';
export const unsaved = '有尚未保存的更改。';
export const loadNewerVersion = '加载较新的版本';
export const checkFields = (count: number) => `请检查${number(count)}个字段`;
export const corrected = '已更正';
export const previous = '上一页';
export const next = '下一页';
export const pageOf = (page: number, pages: number) => `第${number(page)}页，共${number(pages)}页`;
export const partInEnglish =
  '此页面有一部分无法以您的语言加载，因此显示为英文。请重新加载页面再试一次。';
export const actions = '操作';
export const name = '名称';
export const date = '日期';
export const username = '用户名';
export const password = '密码';
export const role = '角色';
export const fileChanged = '无法读取该文件。如果文件已有变动，请重新选择。';
export const givenYears = (first: number, last: number) => `四位数年份，${first}至${last}`;
export const numberOf = (count: number) => number(count);

type Role = 'Admin' | 'Master Admin';

const ROLES: Readonly<Record<Role, string>> = { Admin: '管理员', 'Master Admin': '主管理员' };

export const roleName = (role: Role): string => ROLES[role];
export const showPassword = '显示密码';
export const hidePassword = '隐藏密码';
export const showConfirmedPassword = '显示确认密码';
export const hideConfirmedPassword = '隐藏确认密码';
export const undo = '撤销';
export const undoing = '正在撤销……';
export const undoneTitle = '已撤销';
