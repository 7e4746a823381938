import type { SentenceParts } from '../../sentence-parts.ts';
import { number, ofDays } from '../words.ts';

export const isMasterAdmin = (username: string) => `${username} теперь главный администратор`;
export const roleTransferredTitle = 'Роль главного администратора передана';
export const roleUpdated = 'Роль пользователя изменена';
export const permissionDenied = 'Недостаточно прав';
export const changeRole = 'Изменить роль';
export const onlyOneMasterAdmin = 'Главный администратор может быть только один.';
export const created = 'Пользователь создан';
export const createUser = 'Создать пользователя';
export const creating = 'Создание…';
export const deleted = 'Пользователь удалён';
export const deleteUser = 'Удалить пользователя';
export const usernameUpdated = 'Имя пользователя изменено';
export const editUsername = 'Изменить имя пользователя';
export const invite = 'Пригласить';
export const aboutInviting = (days: number) =>
  `Ссылка, по которой новый администратор задаст пароль. Её можно использовать один раз в течение ${ofDays(days)}.`;
export const inviting = 'Приглашение…';
export const makeLink = 'Создать ссылку';
export const linkCopied = 'Ссылка скопирована.';
export const linkNotCopied = 'Не удалось скопировать ссылку. Она выделена: скопируйте её вручную.';
export const link = 'Ссылка';
export const copyLink = 'Копировать ссылку';
export const confirmPassword = 'Повторите пароль';
export const met = ' (выполнено)';
export const notMet = ' (не выполнено)';
export const easilyGuessed = 'Этот пароль легко угадать.';
export const openInvitations = 'Открытые приглашения';
export const withdrawInvitationOf = (username: string) => `Отозвать приглашение: ${username}`;
export const withdraw = 'Отозвать';
export const passwordReset = 'Пароль сброшен';
export const resetPassword = 'Сбросить пароль';
export const resetting = 'Сброс…';
export const transferTitle = 'Передать роль главного администратора';
export const transferring = 'Передача…';
export const transferRole = 'Передать роль';
export const editUser = (username: string) => `Изменить: ${username}`;
export const title = 'Пользователи';
export const aboutTransfer =
  'Главный администратор может быть только один. Если сделать главным администратором другого пользователя, роль переходит к нему.';
export const loadError =
  'Не удалось загрузить пользователей. Обновите страницу и попробуйте ещё раз.';
export const loading = 'Загружаются пользователи';
export const none = 'Пользователей нет';
export const lastModified = 'Последнее изменение';
export const you = '(вы)';
export const transferFailed = 'Не удалось передать роль главного администратора';
export const createFailed = 'Не удалось создать пользователя';
export const usernameFailed = 'Не удалось изменить имя пользователя';
export const roleFailed = 'Не удалось изменить роль пользователя';
export const resetFailed = 'Не удалось сбросить пароль';
export const deleteFailed = 'Не удалось удалить пользователя';
export const inviteFailed = 'Не удалось создать приглашение';
export const withdrawn = 'Приглашение отозвано.';
export const withdrawFailed = 'Не удалось отозвать приглашение';
export const deleteQuestion = <Part>(username: Part): SentenceParts<Part> => [
  'Больше не сможет войти: ',
  username,
  '. Это действие нельзя отменить.',
];
export const aboutLink = <Part>(username: Part): SentenceParts<Part> => [
  'Отправьте её только тому, для кого она: ',
  username,
  '. Она показана только сейчас; если она потеряется, нужно новое приглашение.',
];
export const openUntil = <Part>(username: Part, end: Part): SentenceParts<Part> => [
  username,
  ', действует до: ',
  end,
];
export const aboutResetting = <Part>(username: Part): SentenceParts<Part> => [
  'Новый пароль для пользователя ',
  username,
  '. Тем, кто вошёл со старым паролем, придётся войти снова.',
];
export const transferQuestion = <Part>(username: Part): SentenceParts<Part> => [
  'Главный администратор может быть только один. Им станет ',
  username,
  ', а вы станете администратором.',
];
export const atLeastCharacters = (min: number) => `Знаков: не менее ${number(min)}`;
export const atLeastUppercase = 'Хотя бы одна заглавная буква';
export const atLeastLowercase = 'Хотя бы одна строчная буква';
export const atLeastNumber = 'Хотя бы одна цифра';
export const atLeastSpecial = 'Хотя бы один специальный знак';
