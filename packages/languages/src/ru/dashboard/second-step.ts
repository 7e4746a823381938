export const code = 'Код из приложения-аутентификатора';
export const codeHint = 'Шесть цифр, новые каждые 30 секунд.';
export const recoveryCode = 'Код восстановления';
export const recoveryCodeHint =
  'Один из кодов, которые вы сохранили, когда добавляли второй фактор. Каждый действует один раз.';
export const about = 'Пароль верный. Теперь подтвердите, что это вы.';
export const usePasskey = 'Использовать ключ доступа';
export const or = 'или';
export const useAnotherWay = 'Использовать другой способ';
export const useRecoveryCode = 'Использовать код восстановления';
export const startAgain = 'Начать заново';
export const loggingIn = 'Вход…';
export const logIn = 'Войти';
export const loginFailed = 'Войти не удалось';
export const noPasskeyUsed =
  'Ключ доступа не использован. Попробуйте ещё раз или выберите другой способ.';
