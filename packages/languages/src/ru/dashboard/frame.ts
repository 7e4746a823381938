export const quotes = 'Цитаты';
export const socialLinks = 'Социальные сети';
export const badiCalendar = 'Календарь Бадӣʻ';
export const holyDays = 'Святые дни';
export const users = 'Пользователи';
export const title = 'Панель управления';
export const dashboard = 'Панель управления';
export const settings = 'Настройки';
export const myAccount = 'Моя учётная запись';
export const viewSite = 'Посмотреть сайт';
export const logout = 'Выйти';
export const sessionFailed = 'Не удалось получить сеанс';
export const checking = 'Проверка входа…';
export const needsScript = 'Чтобы пользоваться панелью управления, включите JavaScript.';
export const loadingYourAccount = 'Загружается ваша учётная запись';
export const accountFailed =
  'Не удалось загрузить вашу учётную запись. Проверьте подключение и попробуйте ещё раз.';
export const partFailed = 'Не удалось показать эту часть. Попробуйте ещё раз.';
export const version = (version: string) => `Версия ${version}`;
export const loginRequired = 'Требуется вход';
export const pleaseLogIn = 'Войдите, чтобы открыть панель управления';
export const general = 'Общие';
export const letters = 'Письма';
export const notifications = 'Уведомления';
export const sending = 'Отправка';
export const loadingSettings = 'Загружаются настройки';
export const settingsFailed =
  'Не удалось загрузить настройки. Проверьте подключение и попробуйте ещё раз.';
export const settingsLoadError = 'Не удалось загрузить настройки. Попробуйте ещё раз.';
export const loadingChanges = 'Загружаются последние изменения';
export const changesFailed =
  'Не удалось загрузить последние изменения. Проверьте подключение и попробуйте ещё раз.';
export const gatherings = 'Встречи';
export const loadingUsers = 'Загружаются пользователи';
export const loadingGatherings = 'Встречи загружаются';
export const attentionFailed = 'Не удалось загрузить то, что требует вашего внимания.';
export const year = 'Год';
export const yearFailed = 'Не удалось показать год. Проверьте подключение и попробуйте ещё раз.';
