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
  required: ({ field }: Field) => `${names(field)} måste fyllas i`,
  'not-text': ({ field }: Field) => `${names(field)}: här måste det stå text`,
  'too-long': ({ field, max }: FieldMax) => `${names(field)}: högst ${number(max)} tecken`,
  'much-too-long': ({ field }: Field) => `${names(field)}: för långt`,
  'too-short': ({ field, min }: Field & { readonly min: number }) =>
    `${names(field)}: minst ${number(min)} tecken`,
  'length-between': ({ field, min, max }: FieldRange) =>
    `${names(field)}: ${number(min)} till ${number(max)} tecken`,
  'not-shown': ({ field }: Field) =>
    `${names(field)} innehåller tecken som inte kan visas. Skriv på nytt`,
  'not-one-line': ({ field }: Field) => `${names(field)} måste vara en enda rad`,
  'turns-direction': ({ field }: Field) =>
    `${names(field)} får inte ha tecken som ändrar textens riktning`,
  invisible: ({ field }: Field) =>
    `${names(field)} får inte innehålla osynliga tecken eller ovanliga mellanslag`,
  'not-one-of': ({ field, options }: Field & { readonly options: readonly string[] }) =>
    `${names(field)} måste vara något av ${options.join(', ')}`,
  'not-yes-or-no': ({ field }: { readonly field: string }) =>
    `${field} måste vara true eller false`,
  'not-features': ({ features }: { readonly features: readonly string[] }) =>
    `features måste ha ${features.join(', ')}, var och en true eller false`,
  'not-whole': ({ field }: Field) => `${names(field)} måste vara ett heltal`,
  'not-whole-between': ({ field, min, max }: FieldRange) =>
    `${names(field)} måste vara ett heltal från ${number(min)} till ${number(max)}`,
  'not-between': ({ field, min, max }: FieldRange) =>
    `${names(field)} måste vara ett tal från ${number(min)} till ${number(max)}`,
  'not-positive': ({ field }: Field) => `${names(field)} måste vara ett positivt tal`,
  'too-large-number': ({ field, max }: FieldMax) => `${names(field)} får vara högst ${number(max)}`,
  'not-a-mail-address': ({ field }: Field) =>
    `${names(field)} måste vara en e-postadress, till exempel friends@community.example`,
  'not-a-host': ({ field }: Field) =>
    `${names(field)} måste vara ett namn, till exempel mail.example`,
  'not-a-time': ({ field }: Field) =>
    `${names(field)} måste vara ett klockslag, till exempel 07:00`,
  'not-an-origin': () =>
    'Servern måste vara en adress utan sökväg, till exempel https://social.example',
  'not-a-chat': () =>
    'Chatten måste vara namnet på en kanal eller grupp, till exempel @vanner, eller en chatts nummer',
  'not-a-token': () => 'Token måste skrivas så som nätverket visar den, utan mellanslag',
  'not-a-webhook-secret': () => 'Hemligheten måste vara whsec_ följt av 24 till 64 byte i base64',
  'not-a-list-of-webhooks': ({ max }: { readonly max: number }) =>
    `Webhookar måste vara en lista med högst ${number(max)}`,
  'no-such-webhook': () => 'Det finns ingen webhook med detta id',

  'not-a-day': () => 'Datumet måste vara en verklig dag, skriven som ÅÅÅÅ-MM-DD',
  'year-not-between': ({ min, max }: { readonly min: number; readonly max: number }) =>
    `Datumet måste ha ett år från ${min} till ${max}, med fyra siffror`,
  'not-a-time-zone': () => 'Tidszonen måste vara namnet på en tidszon, till exempel Asia/Tehran',
  'no-weekday': () => 'Välj minst en veckodag',
  'not-a-list-of-weekdays': () =>
    'Veckodagarna måste vara en lista med ett till sju tal, från 1 (måndag) till 7 (söndag)',
  'beyond-calendar': ({ last }: { readonly last: string }) =>
    `Datumet får vara senast ${day(last)}: där slutar kalendern`,
  'ends-before-start': () => 'Den sista dagen får inte vara före den första',
  'range-too-long': ({ max }: { readonly max: number }) =>
    `Högst ${max} dagar kan hämtas på en gång`,
  'range-backwards': () => 'Den sista dagen som efterfrågas är före den första',
  'reference-not-a-url': () => 'Ange en giltig URL',
  'link-not-a-url': () => 'Det måste vara en giltig URL',
  'source-says-nothing': () => 'Källan måste ha en bokstav eller en siffra',

  'no-such-role': () => 'Rollen måste vara administratör eller huvudadministratör',
  'passwords-differ': () => 'Lösenorden är inte lika',
  'password-without-uppercase': () => 'Lösenordet måste innehålla minst en stor bokstav',
  'password-without-lowercase': () => 'Lösenordet måste innehålla minst en liten bokstav',
  'password-without-number': () => 'Lösenordet måste innehålla minst en siffra',
  'password-without-special': () => 'Lösenordet måste innehålla minst ett specialtecken',
  'not-six-digits': () => 'Koden har sex siffror',
  'not-a-recovery-code': () => 'Detta är inte en av dina återställningskoder',
  'code-or-recovery-code': () => 'En kod eller en återställningskod krävs',
  'passkey-unreadable': () => 'Så svarar inte en lösennyckel. Försök igen',
  'link-missing': () => 'Länken är inte fullständig',
  'link-incomplete': () => 'Länken är inte fullständig. Kopiera hela.',
  'not-a-session': () => 'id måste vara en sessions id',
  'not-an-actor': ({ commandLine }: { readonly commandLine: string }) =>
    `actor måste vara en användares id, eller ${commandLine}`,
  'not-a-next': () => 'before måste vara next från en tidigare sida',

  'not-a-list-of-ids': ({ field, min, max }: FieldRange) =>
    `${names(field)} måste vara en lista med ${number(min)} till ${number(max)} heltal`,
  'not-a-list-of-assignments': ({ field, min, max }: FieldRange) =>
    `${names(field)} måste vara en lista med ${number(min)} till ${number(max)} citat med deras datum`,
  'not-a-list-of-items': ({ max }: { readonly max: number }) =>
    `items måste vara en lista med högst ${number(max)} punkter`,
  'programme-item-empty': () => 'Varje punkt behöver en rubrik eller en text',
  'not-a-quote-id': () => 'id måste vara ett citats id',
  'quote-listed-twice': ({ id }: { readonly id: number }) =>
    `Citatet med id ${id} finns mer än en gång i listan`,
  'date-listed-twice': ({ date }: { readonly date: string }) =>
    `Den ${day(date)} finns mer än en gång i listan`,
  'not-a-list-of-translations': ({ max }: { readonly max: number }) =>
    `translations måste vara en lista med högst ${number(max)} översättningar`,
  'language-listed-twice': ({ language }: InLanguage) =>
    `Det finns mer än en översättning till ${languageName(language)}`,
  'language-translated': ({ language }: InLanguage) =>
    `Det finns redan en översättning till ${languageName(language)}`,
  'language-of-original': ({ language }: InLanguage) =>
    `Själva citatet är på ${languageName(language)}`,
  'translation-without-text': ({ language }: InLanguage) =>
    `Det finns ingen text på ${languageName(language)} till det som står bredvid`,
  'not-row-numbers': ({ max }: { readonly max: number }) =>
    `rows måste vara 1 till ${number(max)} radnummer, åtskilda med kommatecken`,

  'file-missing': () => 'Välj först en fil',
  'file-name-not-shown': () =>
    'Filens namn innehåller tecken som inte kan visas. Byt namn på filen',
  'file-of-another-kind': () => 'Bara CSV-, XLSX- och XLS-filer är tillåtna',
  'not-column-letters': () => 'Det måste vara bokstäverna för en kolumn, till exempel B',
  'not-a-row': () => 'Det måste vara numret på en rad',
  'too-many-cells': ({ max }: { readonly max: number }) => `Högst ${number(max)} celler`,
};
