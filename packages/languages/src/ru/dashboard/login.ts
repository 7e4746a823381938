export const enterYourPassword = 'Введите пароль';
export const aboutPassword =
  'Это меняет способ вашего входа. Чтобы убедиться, что это вы, введите пароль ещё раз.';
export const goOn = 'Продолжить';
export const checking = 'Проверка…';
export const loadingSecondStep = 'Загружается второй шаг…';
export const secondStepFailed =
  'Не удалось загрузить второй шаг. Проверьте подключение и попробуйте ещё раз.';
export const logInAgain = 'Войти снова';
export const aboutLoggingInAgain =
  'Ваш сеанс закончился. Ничего не потеряно: после входа вы продолжите с того же места.';
export const logIn = 'Войти';
export const loggingIn = 'Вход…';
export const loggedIn = 'Вход выполнен!';
export const login = 'Вход';
export const needsScript = 'Чтобы войти, включите JavaScript.';
export const title = 'Вход для администраторов';
export const home = 'Вернуться на главную';
export const pleaseLogInAgain = 'Войдите снова';
export const about = 'Введите имя пользователя и пароль, чтобы открыть панель управления';
export const wrongCredentials = 'Неверное имя пользователя или пароль';
export const errorTitle = 'При входе произошла ошибка';
export const loginFailed = 'Войти не удалось';
export const wrongPassword = 'Неверный пароль';
export const passwordNotChecked = 'Не удалось проверить пароль';
export const loadingInvitation = 'Загружается приглашение…';
export const invitationFailed =
  'Не удалось загрузить приглашение. Проверьте подключение и попробуйте ещё раз.';
