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
  required: ({ field }: Field) => `${names(field)}: campo obligatorio`,
  'not-text': ({ field }: Field) => `${names(field)}: debe ser un texto`,
  'too-long': ({ field, max }: FieldMax) =>
    `${names(field)}: ${number(max)} caracteres como máximo`,
  'much-too-long': ({ field }: Field) => `${names(field)}: demasiados caracteres`,
  'too-short': ({ field, min }: Field & { readonly min: number }) =>
    `${names(field)}: ${number(min)} caracteres como mínimo`,
  'length-between': ({ field, min, max }: FieldRange) =>
    `${names(field)}: de ${number(min)} a ${number(max)} caracteres`,
  'not-shown': ({ field }: Field) =>
    `${names(field)}: contiene caracteres que no se pueden mostrar. Escríbalo de nuevo`,
  'not-one-line': ({ field }: Field) => `${names(field)}: debe ser una sola línea`,
  'turns-direction': ({ field }: Field) =>
    `${names(field)}: no debe tener caracteres que cambien la dirección del texto`,
  invisible: ({ field }: Field) =>
    `${names(field)}: no debe contener caracteres invisibles ni espacios poco comunes`,
  'not-one-of': ({ field, options }: Field & { readonly options: readonly string[] }) =>
    `${names(field)}: los valores posibles son ${options.join(', ')}`,
  'not-yes-or-no': ({ field }: { readonly field: string }) => `${field}: debe ser true o false`,
  'not-features': ({ features }: { readonly features: readonly string[] }) =>
    `features debe tener ${features.join(', ')}, cada uno true o false`,
  'not-whole': ({ field }: Field) => `${names(field)}: debe ser un número entero`,
  'not-whole-between': ({ field, min, max }: FieldRange) =>
    `${names(field)}: debe ser un número entero de ${number(min)} a ${number(max)}`,
  'not-between': ({ field, min, max }: FieldRange) =>
    `${names(field)}: debe ser un número de ${number(min)} a ${number(max)}`,
  'not-positive': ({ field }: Field) => `${names(field)}: debe ser un número positivo`,
  'too-large-number': ({ field, max }: FieldMax) => `${names(field)}: ${number(max)} como máximo`,

  'not-a-mail-address': ({ field }: Field) =>
    `${names(field)}: debe ser una dirección de correo, como friends@community.example`,
  'not-a-host': ({ field }: Field) => `${names(field)}: debe ser un nombre, como mail.example`,
  'not-a-time': ({ field }: Field) => `${names(field)}: debe ser una hora, como 07:00`,
  'not-an-origin': () => 'El servidor debe ser una dirección sin ruta, como https://social.example',
  'not-a-chat': () =>
    'El chat debe ser el nombre de un canal o grupo, como @amigos, o el número de un chat',
  'not-a-token': () => 'El token debe escribirse tal como lo muestra la red, sin espacios',
  'not-a-webhook-secret': () => 'El secreto debe ser whsec_ seguido de 24 a 64 bytes en base64',
  'not-a-list-of-webhooks': ({ max }: { readonly max: number }) =>
    `Los webhooks deben ser una lista de ${number(max)} como máximo`,
  'no-such-webhook': () => 'No hay ningún webhook con este id',
  'not-a-day': () => 'La fecha debe ser un día real, escrito como AAAA-MM-DD',
  'year-not-between': ({ min, max }: { readonly min: number; readonly max: number }) =>
    `La fecha debe tener un año de ${min} a ${max}, con cuatro cifras`,
  'not-a-time-zone': () =>
    'La zona horaria debe ser el nombre de una zona, por ejemplo Asia/Tehran',
  'no-weekday': () => 'Elija al menos un día de la semana',
  'not-a-list-of-weekdays': () =>
    'Los días de la semana deben ser una lista de uno a siete números, de 1 (lunes) a 7 (domingo)',
  'beyond-calendar': ({ last }: { readonly last: string }) =>
    `La fecha debe ser como máximo ${day(last)}: ahí termina el calendario`,
  'ends-before-start': () => 'El último día no puede ser anterior al primero',
  'range-too-long': ({ max }: { readonly max: number }) =>
    `Se pueden pedir como máximo ${max} días a la vez`,
  'range-backwards': () => 'El último día que se pide es anterior al primero',
  'reference-not-a-url': () => 'Escriba una URL válida',
  'link-not-a-url': () => 'Debe ser una URL válida',
  'source-says-nothing': () => 'La fuente debe tener una letra o una cifra',

  'no-such-role': () => 'La función debe ser Administrador o Administrador principal',
  'passwords-differ': () => 'Las contraseñas no coinciden',
  'password-without-uppercase': () => 'La contraseña debe tener al menos una letra mayúscula',
  'password-without-lowercase': () => 'La contraseña debe tener al menos una letra minúscula',
  'password-without-number': () => 'La contraseña debe tener al menos una cifra',
  'password-without-special': () => 'La contraseña debe tener al menos un carácter especial',
  'not-six-digits': () => 'El código tiene seis cifras',
  'not-a-recovery-code': () => 'Este no es uno de sus códigos de recuperación',
  'code-or-recovery-code': () => 'Hace falta un código o un código de recuperación',
  'passkey-unreadable': () => 'Así no responde una llave de acceso. Inténtelo de nuevo',
  'link-missing': () => 'El enlace no está completo',
  'link-incomplete': () => 'El enlace no está completo. Cópielo entero.',
  'not-a-session': () => 'El id debe ser el de una sesión',
  'not-an-actor': ({ commandLine }: { readonly commandLine: string }) =>
    `actor debe ser el id de un usuario o ${commandLine}`,
  'not-a-next': () => 'before debe ser el next de una página anterior',

  'not-a-list-of-ids': ({ field, min, max }: FieldRange) =>
    `${names(field)}: debe ser una lista de ${number(min)} a ${number(max)} números enteros`,
  'not-a-list-of-assignments': ({ field, min, max }: FieldRange) =>
    `${names(field)}: debe ser una lista de ${number(min)} a ${number(max)} citas con sus fechas`,
  'not-a-list-of-items': ({ max }: { readonly max: number }) =>
    `items debe ser una lista de ${number(max)} puntos como máximo`,
  'programme-item-empty': () => 'Cada punto necesita un título o un texto',
  'not-a-quote-id': () => 'id debe ser el id de una cita',
  'quote-listed-twice': ({ id }: { readonly id: number }) =>
    `La cita con el id ${id} está más de una vez en la lista`,
  'date-listed-twice': ({ date }: { readonly date: string }) =>
    `El ${day(date)} está más de una vez en la lista`,
  'not-a-list-of-translations': ({ max }: { readonly max: number }) =>
    `translations debe ser una lista de ${number(max)} traducciones como máximo`,
  'language-listed-twice': ({ language }: InLanguage) =>
    `Hay más de una traducción a este idioma: ${languageName(language)}`,
  'language-translated': ({ language }: InLanguage) =>
    `Ya hay una traducción a este idioma: ${languageName(language)}`,
  'language-of-original': ({ language }: InLanguage) =>
    `La cita misma está en ${languageName(language)}`,
  'translation-without-text': ({ language }: InLanguage) =>
    `Falta el texto en este idioma para lo que está al lado: ${languageName(language)}`,
  'not-row-numbers': ({ max }: { readonly max: number }) =>
    `rows debe tener de 1 a ${number(max)} números de fila, separados por comas`,

  'file-missing': () => 'Primero elija un archivo',
  'file-name-not-shown': () =>
    'El nombre del archivo contiene caracteres que no se pueden mostrar. Cambie el nombre del archivo',
  'file-of-another-kind': () => 'Solo se aceptan archivos CSV, XLSX o XLS',
  'not-column-letters': () => 'Deben ser las letras de una columna, por ejemplo B',
  'not-a-row': () => 'Debe ser el número de una fila',
  'too-many-cells': ({ max }: { readonly max: number }) => `${number(max)} celdas como máximo`,
};
