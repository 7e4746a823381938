import { number } from '../words.ts';

export const success = 'Готово';
export const error = 'Ошибка';
export const retrying = 'Повторная попытка…';
export const retry = 'Повторить';
export const cancel = 'Отмена';
export const close = 'Закрыть';
export const edit = 'Изменить';
export const saveChanges = 'Сохранить изменения';
export const saving = 'Сохранение…';
export const remove = 'Удалить';
export const removing = 'Удаление…';
export const confirmDeletion = 'Подтвердите удаление';
export const tryAgain = 'Попробуйте ещё раз.';
export const leaveWithoutSaving = 'Уйти без сохранения?';
export const notSaved = 'То, что вы ввели, не сохранено.';
export const stay = 'Остаться';
export const leave = 'Уйти';
export const unsaved = 'Есть несохранённые изменения.';
export const loadNewerVersion = 'Загрузить более новую версию';
export const checkFields = (count: number) => `Проверьте поля: ${number(count)}`;
export const corrected = 'исправлено';
export const previous = 'Назад';
export const next = 'Далее';
export const pageOf = (page: number, pages: number) =>
  `Страница ${number(page)} из ${number(pages)}`;
export const partInEnglish =
  'Часть этой страницы не удалось загрузить на вашем языке, поэтому она на английском. Перезагрузите страницу, чтобы попробовать ещё раз.';
export const actions = 'Действия';
export const name = 'Название';
export const date = 'Дата';
export const username = 'Имя пользователя';
export const password = 'Пароль';
export const role = 'Роль';
export const fileChanged =
  'Не удалось прочитать файл. Если он тем временем изменился, выберите его ещё раз.';
export const givenYears = (first: number, last: number) =>
  `Год из четырёх цифр, от ${first} до ${last}`;
export const numberOf = (count: number) => number(count);

type Role = 'Admin' | 'Master Admin';

const ROLES: Readonly<Record<Role, string>> = {
  Admin: 'Администратор',
  'Master Admin': 'Главный администратор',
};

export const roleName = (role: Role): string => ROLES[role];
export const showPassword = 'Показать пароль';
export const hidePassword = 'Скрыть пароль';
export const showConfirmedPassword = 'Показать повторённый пароль';
export const hideConfirmedPassword = 'Скрыть повторённый пароль';
export const undo = 'Отменить';
export const undoing = 'Отмена…';
export const undoneTitle = 'Отменено';
