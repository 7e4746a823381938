import type { SentenceParts } from '../../sentence-parts.ts';
import { number } from '../words.ts';

export const passwordChanged = 'Пароль изменён. Остальные ваши сеансы завершены.';
export const changePassword = 'Изменить пароль';
export const changing = 'Изменение…';
export const mySessions = 'Мои сеансы';
export const aboutSessions =
  'Где вы вошли в систему. Если какой-то сеанс вам незнаком, завершите его и измените пароль.';
export const sessionsLoadError = 'Не удалось загрузить ваши сеансы. Попробуйте ещё раз.';
export const loadingSessions = 'Загружаются сеансы';
export const endOthers = 'Завершить все остальные';
export const device = 'Устройство';
export const network = 'Сеть';
export const lastUse = 'Последнее использование';
export const unknownDevice = 'Неизвестное устройство';
export const deviceOn = (browser: string, system: string) => `${browser} на ${system}`;
export const unknown = 'Неизвестно';
export const thisSession = 'Этот сеанс';
export const end = 'Завершить';
export const sessionEnded = 'Сеанс завершён.';
export const sessionEndFailed = 'Не удалось завершить сеанс';
export const othersEnded = 'Все остальные ваши сеансы завершены.';
export const othersEndFailed = 'Не удалось завершить сеансы';
export const addAppTitle = 'Добавить приложение-аутентификатор';
export const aboutAddingApp =
  'Отсканируйте это приложением-аутентификатором или введите в него секретный ключ. Затем введите код, который оно покажет.';
export const beginFailed = 'Не удалось начать. Попробуйте ещё раз.';
export const makingSecret = 'Создаётся секретный ключ…';
export const addAppFailed = 'Не удалось добавить приложение';
export const pictureFailed =
  'Не удалось загрузить изображение для сканирования. Секретный ключ ниже содержит то же самое.';
export const secret = 'Секретный ключ';
export const openApp = 'Открыть приложение на этом устройстве';
export const appCode = 'Код, который показывает приложение';
export const adding = 'Добавление…';
export const add = 'Добавить';
export const appAdded = 'Приложение-аутентификатор добавлено';
export const passkeyAdded = 'Ключ доступа добавлен';
export const codesMade = 'Новые коды восстановления созданы';
export const removeAppTitle = 'Удалить приложение-аутентификатор';
export const aboutRemovingApp = 'Войти с его кодами больше не получится.';
export const removing = 'Удаление…';
export const remove = 'Удалить';
export const appRemoved = 'Приложение-аутентификатор удалено';
export const makeCodesTitle = 'Создать новые коды восстановления';
export const aboutMakingCodes = 'Нынешние коды перестанут действовать.';
export const making = 'Создание…';
export const makeCodes = 'Создать новые коды';
export const aboutPasskeys =
  'Отпечаток пальца, лицо или PIN-код на вашем устройстве либо ключ безопасности.';
export const addPasskey = 'Добавить ключ доступа';
export const aboutApp = 'Приложение на телефоне, которое каждые 30 секунд показывает новый код.';
export const removeApp = 'Удалить приложение';
export const addApp = 'Добавить приложение';
export const fewCodes =
  'У вас осталось мало кодов восстановления. Создайте новые, пока они не понадобились.';
export const renamePasskeyNamed = (name: string) => `Переименовать: ${name}`;
export const rename = 'Переименовать';
export const removePasskeyNamed = (name: string) => `Удалить: ${name}`;
export const addPasskeyTitle = 'Добавить ключ доступа';
export const aboutAddingPasskey =
  'Браузер запросит отпечаток пальца, лицо, PIN-код или ключ безопасности.';
export const passkey = 'Ключ доступа';
export const waiting = 'Ожидание…';
export const addPasskeyFailed = 'Не удалось добавить ключ доступа';
export const renamePasskey = 'Переименовать ключ доступа';
export const save = 'Сохранить';
export const removePasskey = 'Удалить ключ доступа';
export const passkeyRemoved = 'Ключ доступа удалён';
export const nameHint = 'Чтобы потом его узнать.';
export const qrCode = 'QR-код для приложения-аутентификатора';
export const codesCopied = 'Коды восстановления скопированы';
export const codesNotCopied = 'Не удалось скопировать коды. Выделите их вручную или скачайте.';
export const codesFile = (siteName: string, text: string) =>
  `Коды восстановления: ${siteName}\nКаждый действует один раз.\n\n${text}`;
export const codesTitle = 'Ваши коды восстановления';
export const recoveryCodes = 'Коды восстановления';
export const copy = 'Копировать';
export const download = 'Скачать';
export const print = 'Печать';
export const codesKept = 'Коды сохранены';
export const secondFactor = 'Второй фактор';
export const aboutSecondFactor =
  'Со вторым фактором тот, кто узнает ваш пароль, всё равно не сможет войти от вашего имени. Уже открытые сеансы остаются открытыми.';
export const secondFactorLoadError = 'Не удалось загрузить ваш второй фактор. Попробуйте ещё раз.';
export const loadingSecondFactor = 'Загружается ваш второй фактор';
export const hasPasskey = 'На этом устройстве уже есть ключ доступа к вашей учётной записи.';
export const noPasskeyHere = 'По этому адресу нельзя создать ключ доступа.';
export const noPasskeyMade = 'Ключ доступа не создан. Попробуйте ещё раз.';
export const passkeysNeedAddress =
  'Для ключей доступа сайту нужен собственный адрес https. Тот, кто обслуживает сайт, может задать PUBLIC_URL. Приложение-аутентификатор работает и здесь.';
export const passkeysWorkAt = (passkeyOrigin: string) =>
  `Ключи доступа работают только по адресу ${passkeyOrigin}. Чтобы добавить ключ, откройте панель управления там.`;
export const browserWithoutPasskeys =
  'Этот браузер не поддерживает ключи доступа. Приложение-аутентификатор работает с любым браузером.';
export const removeAppFailed = 'Не удалось удалить приложение-аутентификатор';
export const renamePasskeyFailed = 'Не удалось переименовать ключ доступа';
export const removePasskeyFailed = 'Не удалось удалить ключ доступа';
export const makeCodesFailed = 'Не удалось создать новые коды восстановления';
export const passkeys = 'Ключи доступа';
export const app = 'Приложение-аутентификатор';
export const appAddedAt = <Part>(added: Part): SentenceParts<Part> => ['Добавлено: ', added];
export const passkeyDetails = <Part>(
  synced: boolean,
  added: Part,
  lastUsed: Part | null,
  host: string | null,
): SentenceParts<Part> => [
  `${synced ? 'Ключ доступа, на всех ваших синхронизированных устройствах' : 'Ключ доступа, на одном устройстве'}. Добавлен: `,
  added,
  ...(lastUsed === null ? [] : ['; последнее использование: ', lastUsed]),
  host === null ? '.' : `. Работает только по адресу ${host}.`,
];
export const removePasskeyQuestion = <Part>(name: Part): SentenceParts<Part> => [
  'Войти с этим ключом больше не получится: ',
  name,
  '. Он может остаться на вашем устройстве; удалить его можно там.',
];
export const codesLeft = (count: number) =>
  `Осталось кодов: ${number(count)}, на случай потери всего перечисленного выше.`;
export const aboutCodes = <Part>(siteName: Part): SentenceParts<Part> => [
  'Если вы потеряете второй фактор, один из этих кодов позволит войти на сайт «',
  siteName,
  '». Каждый действует один раз. Они показаны только сейчас: храните их там же, где важные документы.',
];
export const endSession = (device: string, network: string) =>
  `Завершить сеанс: ${device || 'неизвестное устройство'}, ${network}`;
export const language = 'Язык';
export const aboutLanguage =
  'На этом языке вы видите панель управления. То, что ввели люди, остаётся как есть.';
export const communityLanguage = (ownName: string) => `Язык общины (${ownName})`;
export const languageFailed = 'Не удалось сохранить язык';
