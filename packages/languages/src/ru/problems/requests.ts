import { number } from '../words.ts';

interface FormField {
  readonly field: string;
}

export const requests = {
  malformed: ({ reason }: { readonly reason: string }) => reason,
  'not-an-object': () => 'Содержимое запроса должно быть объектом JSON.',
  'not-json': () => 'Содержимое запроса — не JSON.',
  'no-body': () => 'Запрос пуст.',
  'not-utf-8': () => 'Содержимое запроса не в UTF-8.',
  'wrong-content-type': () => 'Здесь нужен другой тип содержимого.',
  'wrong-origin': () => 'Это возможно только со страницы этого сайта.',
  'page-out-of-date': () => 'Страница устарела. Загрузите её заново и попробуйте ещё раз.',
  'request-too-large': () => 'Запрос слишком большой.',
  'request-cut-off': () => 'Запрос дошёл не полностью. Попробуйте ещё раз.',
  'too-many-changes': () =>
    'Слишком много изменений за минуту. Немного подождите и попробуйте ещё раз.',
  'too-much-at-once': () => 'Одновременно отправляется слишком много. Попробуйте чуть позже.',
  'changed-meanwhile': () =>
    'Тем временем здесь появились изменения. Загрузите более новую версию.',
  'nothing-here': () => 'По этому адресу ничего нет.',
  'wrong-method': ({ methods }: { readonly methods: readonly string[] }) =>
    `По этому адресу допустимо только: ${methods.join(', ')}.`,
  refused: ({ reason }: { readonly reason: string }) => reason,

  'not-http': () => 'Запрос не соответствует HTTP.',
  'headers-too-large': () => 'Заголовки запроса слишком большие.',
  'request-too-slow': () => 'Запрос шёл слишком долго.',
  'no-proxy': () => 'Это не прокси-сервер.',
  'no-host': () => 'В запросе не указан хост.',
  'several-hosts': () => 'В запросе указано больше одного хоста.',
  'host-names-no-site': () => 'В заголовке Host не указан сайт.',

  'metrics-need-token': () => 'Для показателей нужен их токен.',
  starting: () => 'Сайт запускается. Попробуйте чуть позже.',
  'database-unreachable': () => 'Сейчас сайту недоступна его база данных. Попробуйте чуть позже.',
  'database-outdated': () => 'База данных не обновлена.',
  busy: () => 'Сейчас сайт перегружен. Попробуйте чуть позже.',
  'disk-full': () =>
    'Ничего не сохранено: на диске сайта нет места. Сообщите тому, кто обслуживает сервер.',
  'server-fault': () => 'Что-то пошло не так на нашей стороне. Попробуйте ещё раз.',

  'form-unreadable': () =>
    'Форму нельзя прочитать: её части не там, где указывает тип содержимого. Отправьте её заново.',
  'file-cut-off': () => 'Файл дошёл не полностью. Попробуйте ещё раз.',
  'file-too-large': ({ megabytes }: { readonly megabytes: number }) =>
    `Файл больше ${number(megabytes)} МБ. Разделите его на несколько файлов.`,
  'several-files': () => 'Отправляйте по одному файлу за раз.',
  'other-form-fields': ({ field }: FormField) =>
    `Форма принимает один файл, в поле «${field}», и никаких других полей.`,
  'several-recipes': ({ field }: FormField) => `Поле «${field}» можно отправить только один раз.`,
  'recipe-is-file': ({ field }: FormField) => `В поле «${field}» должен быть текст, а не файл.`,
  'recipe-too-long': (limit: FormField & { readonly megabytes: number }) =>
    `Поле «${limit.field}» длиннее ${number(limit.megabytes)} МБ. Исправьте часть строк в самом файле.`,
};
