import type { FieldName } from '../../texts.ts';
import { day, languageName, number } from '../words.ts';
import { field as names } from './field-names.ts';

interface Field {
  readonly field: FieldName;
}
interface FieldMax extends Field {
  readonly max: number;
}
interface FieldRange extends FieldMax {
  readonly min: number;
}
interface InLanguage {
  readonly language: string;
}

export const fields = {
  required: ({ field }: Field) => `${names(field)}: обязательное поле`,
  'not-text': ({ field }: Field) => `${names(field)}: здесь должен быть текст`,
  'too-long': ({ field, max }: FieldMax) => `${names(field)}: знаков не более ${number(max)}`,
  'much-too-long': ({ field }: Field) => `${names(field)}: слишком длинно`,
  'too-short': ({ field, min }: Field & { readonly min: number }) =>
    `${names(field)}: знаков не менее ${number(min)}`,
  'length-between': ({ field, min, max }: FieldRange) =>
    `${names(field)}: знаков от ${number(min)} до ${number(max)}`,
  'not-shown': ({ field }: Field) =>
    `${names(field)}: есть знаки, которые нельзя показать. Введите заново`,
  'not-one-line': ({ field }: Field) => `${names(field)}: должна быть одна строка`,
  'turns-direction': ({ field }: Field) =>
    `${names(field)}: знаки, меняющие направление текста, недопустимы`,
  invisible: ({ field }: Field) =>
    `${names(field)}: невидимые знаки и необычные пробелы недопустимы`,
  'not-one-of': ({ field, options }: Field & { readonly options: readonly string[] }) =>
    `${names(field)}: допустимо только одно из значений ${options.join(', ')}`,
  'not-yes-or-no': ({ field }: { readonly field: string }) =>
    `${field}: допустимо только true или false`,
  'not-features': ({ features }: { readonly features: readonly string[] }) =>
    `В поле features должны быть ${features.join(', ')}, каждое true или false`,
  'not-whole': ({ field }: Field) => `${names(field)}: нужно целое число`,
  'not-whole-between': ({ field, min, max }: FieldRange) =>
    `${names(field)}: нужно целое число от ${number(min)} до ${number(max)}`,
  'not-between': ({ field, min, max }: FieldRange) =>
    `${names(field)}: нужно число от ${number(min)} до ${number(max)}`,
  'not-positive': ({ field }: Field) => `${names(field)}: нужно положительное число`,
  'too-large-number': ({ field, max }: FieldMax) => `${names(field)}: не более ${number(max)}`,

  'not-a-day': () => 'Нужна существующая дата в виде ГГГГ-ММ-ДД',
  'year-not-between': ({ min, max }: { readonly min: number; readonly max: number }) =>
    `В дате должен быть год от ${min} до ${max}, из четырёх цифр`,
  'not-a-time-zone': () => 'Нужно название часового пояса, например Asia/Tehran',
  'not-a-mail-address': ({ field }: Field) =>
    `${names(field)}: нужен адрес электронной почты, например friends@community.example`,
  'not-a-host': ({ field }: Field) => `${names(field)}: нужно имя, например mail.example`,
  'not-a-time': ({ field }: Field) => `${names(field)}: нужно время, например 07:00`,
  'not-an-origin': () => 'Сервер: нужен адрес без пути, например https://social.example',
  'not-a-chat': () => 'Чат: нужно имя канала или группы, например @friends, или номер чата',
  'not-a-token': () => 'Токен нужно ввести так, как его показывает сеть, без пробелов',
  'not-a-webhook-secret': () => 'Секрет: нужно whsec_ и от 24 до 64 байт в base64',
  'not-a-list-of-webhooks': ({ max }: { readonly max: number }) =>
    `Вебхуки: нужен список, в котором их не больше ${number(max)}`,
  'no-such-webhook': () => 'Вебхука с таким id нет',
  'no-weekday': () => 'Выберите хотя бы один день недели',
  'not-a-list-of-weekdays': () =>
    'Дни недели: нужен список из одного–семи чисел, от 1 (понедельник) до 7 (воскресенье)',
  'beyond-calendar': ({ last }: { readonly last: string }) =>
    `Дата должна быть не позже ${day(last)}: там календарь заканчивается`,
  'ends-before-start': () => 'Последний день не может быть раньше первого',
  'range-too-long': ({ max }: { readonly max: number }) =>
    `За один раз можно запросить не больше дней, чем ${max}`,
  'range-backwards': () => 'Последний запрошенный день раньше первого',
  'reference-not-a-url': () => 'Введите правильный адрес (URL)',
  'link-not-a-url': () => 'Нужен правильный адрес (URL)',
  'source-says-nothing': () => 'В источнике должна быть буква или цифра',

  'no-such-role': () => 'Роль может быть только такой: администратор или главный администратор',
  'passwords-differ': () => 'Пароли не совпадают',
  'password-without-uppercase': () => 'В пароле должна быть хотя бы одна заглавная буква',
  'password-without-lowercase': () => 'В пароле должна быть хотя бы одна строчная буква',
  'password-without-number': () => 'В пароле должна быть хотя бы одна цифра',
  'password-without-special': () => 'В пароле должен быть хотя бы один специальный знак',
  'not-six-digits': () => 'Код состоит из шести цифр',
  'not-a-recovery-code': () => 'Это не ваш код восстановления',
  'code-or-recovery-code': () => 'Нужен код или код восстановления',
  'passkey-unreadable': () => 'Ключ доступа так не отвечает. Попробуйте ещё раз',
  'link-missing': () => 'Ссылка неполная',
  'link-incomplete': () => 'Ссылка неполная. Скопируйте её целиком.',
  'not-a-session': () => 'В поле id должен быть id сеанса',
  'not-an-actor': ({ commandLine }: { readonly commandLine: string }) =>
    `В поле actor должен быть id пользователя или ${commandLine}`,
  'not-a-next': () => 'В поле before должно быть значение next более ранней страницы',

  'not-a-list-of-ids': ({ field, min, max }: FieldRange) =>
    `${names(field)}: нужен список целых чисел, их количество от ${number(min)} до ${number(max)}`,
  'not-a-list-of-assignments': ({ field, min, max }: FieldRange) =>
    `${names(field)}: нужен список цитат с датами, их количество от ${number(min)} до ${number(max)}`,
  'not-a-list-of-items': ({ max }: { readonly max: number }) =>
    `items должен быть списком, в котором пунктов не больше ${number(max)}`,
  'programme-item-empty': () => 'Каждому пункту нужно название или текст',
  'not-a-quote-id': () => 'В поле id должен быть id цитаты',
  'quote-listed-twice': ({ id }: { readonly id: number }) =>
    `Цитата с id ${id} есть в списке не один раз`,
  'date-listed-twice': ({ date }: { readonly date: string }) =>
    `Дата ${day(date)} есть в списке не один раз`,
  'not-a-list-of-translations': ({ max }: { readonly max: number }) =>
    `В поле translations нужен список переводов, не более ${number(max)}`,
  'language-listed-twice': ({ language }: InLanguage) =>
    `Переводов на ${languageName(language)} больше одного`,
  'language-translated': ({ language }: InLanguage) =>
    `Перевод на ${languageName(language)} уже есть`,
  'language-of-original': ({ language }: InLanguage) =>
    `Это язык самой цитаты: ${languageName(language)}`,
  'translation-without-text': ({ language }: InLanguage) =>
    `К тому, что стоит рядом, нет текста перевода: ${languageName(language)}`,
  'not-row-numbers': ({ max }: { readonly max: number }) =>
    `В поле rows должны быть номера строк через запятую, от 1 до ${number(max)} номеров`,

  'file-missing': () => 'Сначала выберите файл',
  'file-name-not-shown': () =>
    'В имени файла есть знаки, которые нельзя показать. Переименуйте файл',
  'file-of-another-kind': () => 'Принимаются только файлы CSV, XLSX и XLS',
  'not-column-letters': () => 'Нужны буквы столбца, например B',
  'not-a-row': () => 'Нужен номер строки',
  'too-many-cells': ({ max }: { readonly max: number }) => `Ячеек не более ${number(max)}`,
};
