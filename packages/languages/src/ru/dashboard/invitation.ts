export const accepted = (username: string) =>
  `Теперь вы можете войти. Ваше имя пользователя: ${username}.`;
export const acceptedTitle = 'Пароль задан';
export const title = 'Задайте пароль';
export const about =
  'Добро пожаловать. Вас пригласили помогать вести этот сайт. Задайте пароль, с которым будете входить.';
export const saveFailed = 'Не удалось сохранить пароль. Попробуйте ещё раз.';
export const savePassword = 'Сохранить пароль';
