import { formatDay } from '../../format-day.ts';
import { formatNumber as number } from '../format-number.ts';
import { languageName } from '../language-name.ts';
import { type FieldName, fieldNames as names } from './field-names.ts';

interface Field {
  readonly field: FieldName;
}
interface FieldMax extends Field {
  readonly max: number;
}
interface FieldRange extends FieldMax {
  readonly min: number;
}

/** Problems of a field: the rules of the contract report them, for forms and for requests. */
export const fields = {
  required: ({ field }: Field) => `${names[field]} is required`,
  'not-text': ({ field }: Field) => `${names[field]} must be text`,
  'too-long': ({ field, max }: FieldMax) =>
    `${names[field]} must be at most ${number(max)} characters`,
  /** Longer than anything that could be right; the limit is of no interest. */
  'much-too-long': ({ field }: Field) => `${names[field]} is too long`,
  'too-short': ({ field, min }: Field & { readonly min: number }) =>
    `${names[field]} must be at least ${number(min)} characters`,
  'length-between': ({ field, min, max }: FieldRange) =>
    `${names[field]} must be ${number(min)} to ${number(max)} characters`,
  'not-shown': ({ field }: Field) =>
    `${names[field]} contains characters that cannot be shown. Please type it again`,
  'not-one-line': ({ field }: Field) => `${names[field]} must be one line`,
  'turns-direction': ({ field }: Field) =>
    `${names[field]} must not have characters that change the direction of text`,
  invisible: ({ field }: Field) =>
    `${names[field]} must not contain invisible characters or unusual spaces`,
  'not-one-of': ({ field, options }: Field & { readonly options: readonly string[] }) =>
    `${names[field]} must be one of ${options.join(', ')}`,
  /** `field` has its technical name: only programs send a wrong value, since people tick a box. */
  'not-yes-or-no': ({ field }: { readonly field: string }) => `${field} must be true or false`,
  'not-features': ({ features }: { readonly features: readonly string[] }) =>
    `features must have ${features.join(', ')}, each true or false`,
  'not-whole': ({ field }: Field) => `${names[field]} must be a whole number`,
  'not-whole-between': ({ field, min, max }: FieldRange) =>
    `${names[field]} must be a whole number from ${number(min)} to ${number(max)}`,
  'not-between': ({ field, min, max }: FieldRange) =>
    `${names[field]} must be a number from ${number(min)} to ${number(max)}`,
  'not-positive': ({ field }: Field) => `${names[field]} must be a positive number`,
  'too-large-number': ({ field, max }: FieldMax) =>
    `${names[field]} must be at most ${number(max)}`,

  'not-a-day': () => 'Date must be a real day written as YYYY-MM-DD',
  'year-not-between': ({ min, max }: { readonly min: number; readonly max: number }) =>
    `Date must have a year from ${min} to ${max}, with four digits`,
  'not-a-time-zone': () => 'Time zone must be the name of a time zone, such as Asia/Tehran',
  'not-a-mail-address': ({ field }: Field) =>
    `${names[field]} must be a mail address, such as friends@community.example`,
  'not-a-host': ({ field }: Field) => `${names[field]} must be a name, such as mail.example`,
  'not-a-time': ({ field }: Field) => `${names[field]} must be a time, such as 07:00`,
  'not-an-origin': () => 'Server must be an address without a path, such as https://social.example',
  'not-a-chat': () =>
    'Chat must be the name of a channel or group, such as @friends, or the number of a chat',
  'not-a-token': () => 'Token must be as the network shows it, without spaces',
  'not-a-webhook-secret': () => 'Secret must be whsec_ followed by 24 to 64 bytes in base64',
  'not-a-list-of-webhooks': ({ max }: { readonly max: number }) =>
    `Webhooks must be a list of at most ${number(max)}`,
  'no-such-webhook': () => 'There is no webhook with this id',
  'no-weekday': () => 'Choose at least one day of the week',
  'not-a-list-of-weekdays': () =>
    'Weekdays must be a list of one to seven numbers from 1 (Monday) to 7 (Sunday)',
  'beyond-calendar': ({ last }: { readonly last: string }) =>
    `Date must be at the latest ${formatDay(last)}: the calendar ends there`,
  'ends-before-start': () => 'The last day must not be before the first',
  'range-too-long': ({ max }: { readonly max: number }) =>
    `At most ${max} days can be asked for at once`,
  'range-backwards': () => 'The last day that is asked for is before the first',
  'reference-not-a-url': () => 'Please enter a valid URL',
  'link-not-a-url': () => 'Must be a valid URL',
  'source-says-nothing': () => 'Source must have a letter or a digit',

  'no-such-role': () => 'Role must be Admin or Master Admin',
  'passwords-differ': () => 'Passwords do not match',
  'password-without-uppercase': () => 'Password must contain at least one uppercase letter',
  'password-without-lowercase': () => 'Password must contain at least one lowercase letter',
  'password-without-number': () => 'Password must contain at least one number',
  'password-without-special': () => 'Password must contain at least one special character',
  'not-six-digits': () => 'The code has six digits',
  'not-a-recovery-code': () => 'This is not one of your recovery codes',
  'code-or-recovery-code': () => 'Either a code or a recovery code is required',
  'passkey-unreadable': () => 'This is not what a passkey answers. Please try again',
  'link-missing': () => 'The link is not complete',
  'link-incomplete': () => 'The link is not complete. Please copy the whole of it.',
  'not-a-session': () => 'The id must be that of a session',
  'not-an-actor': ({ commandLine }: { readonly commandLine: string }) =>
    `actor must be the id of a user, or ${commandLine}`,
  'not-a-next': () => 'before must be the next of an earlier page',

  'not-a-list-of-ids': ({ field, min, max }: FieldRange) =>
    `${names[field]} must be a list of ${number(min)} to ${number(max)} whole numbers`,
  'not-a-list-of-assignments': ({ field, min, max }: FieldRange) =>
    `${names[field]} must be a list of ${number(min)} to ${number(max)} quotes with their dates`,
  'not-a-list-of-items': ({ max }: { readonly max: number }) =>
    `items must be a list of at most ${number(max)} items`,
  'programme-item-empty': () => 'An item needs a title or a text',
  'not-a-quote-id': () => 'id must be the id of a quote',
  'quote-listed-twice': ({ id }: { readonly id: number }) =>
    `The quote with the id ${id} is in the list more than once`,
  'date-listed-twice': ({ date }: { readonly date: string }) =>
    `${date} is in the list more than once`,
  'not-a-list-of-translations': ({ max }: { readonly max: number }) =>
    `translations must be a list of at most ${number(max)} translations`,
  'language-listed-twice': ({ language }: { readonly language: string }) =>
    `There is more than one translation to ${languageName(language)}`,
  'language-translated': ({ language }: { readonly language: string }) =>
    `There is a translation to ${languageName(language)} already`,
  'language-of-original': ({ language }: { readonly language: string }) =>
    `The quote itself is in ${languageName(language)}`,
  'translation-without-text': ({ language }: { readonly language: string }) =>
    `There is no text in ${languageName(language)} for what stands beside it`,
  'not-row-numbers': ({ max }: { readonly max: number }) =>
    `rows must be 1 to ${number(max)} row numbers, separated by commas`,

  'file-missing': () => 'Please select a file first',
  'file-name-not-shown': () =>
    'The name of the file contains characters that cannot be shown. Please rename the file',
  'file-of-another-kind': () => 'Only CSV, XLSX, or XLS files are allowed',
  'not-column-letters': () => 'must be the letters of a column, such as B',
  'not-a-row': () => 'must be the number of a row',
  'too-many-cells': ({ max }: { readonly max: number }) => `must be at most ${number(max)} cells`,
};
