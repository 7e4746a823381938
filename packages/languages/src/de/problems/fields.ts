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
  required: ({ field }: Field) => `${names(field)} fehlt`,
  'not-text': ({ field }: Field) => `${names(field)}: Hier muss Text stehen`,
  'too-long': ({ field, max }: FieldMax) => `${names(field)}: höchstens ${number(max)} Zeichen`,
  'much-too-long': ({ field }: Field) => `${names(field)}: zu lang`,
  'too-short': ({ field, min }: Field & { readonly min: number }) =>
    `${names(field)}: mindestens ${number(min)} Zeichen`,
  'length-between': ({ field, min, max }: FieldRange) =>
    `${names(field)}: ${number(min)} bis ${number(max)} Zeichen`,
  'not-shown': ({ field }: Field) =>
    `${names(field)} enthält Zeichen, die sich nicht anzeigen lassen. Bitte neu eingeben`,
  'not-one-line': ({ field }: Field) => `${names(field)} darf nur eine Zeile haben`,
  'turns-direction': ({ field }: Field) =>
    `${names(field)} darf keine Zeichen haben, die die Schreibrichtung ändern`,
  invisible: ({ field }: Field) =>
    `${names(field)} darf keine unsichtbaren Zeichen und keine ungewöhnlichen Leerzeichen haben`,
  'not-one-of': ({ field, options }: Field & { readonly options: readonly string[] }) =>
    `${names(field)}: möglich sind ${options.join(', ')}`,
  'not-yes-or-no': ({ field }: { readonly field: string }) =>
    `${field}: möglich sind true und false`,
  'not-features': ({ features }: { readonly features: readonly string[] }) =>
    `features braucht ${features.join(', ')}, jeweils true oder false`,
  'not-whole': ({ field }: Field) => `${names(field)} muss eine ganze Zahl sein`,
  'not-whole-between': ({ field, min, max }: FieldRange) =>
    `${names(field)} muss eine ganze Zahl von ${number(min)} bis ${number(max)} sein`,
  'not-between': ({ field, min, max }: FieldRange) =>
    `${names(field)} muss eine Zahl von ${number(min)} bis ${number(max)} sein`,
  'not-positive': ({ field }: Field) => `${names(field)} muss eine positive Zahl sein`,
  'too-large-number': ({ field, max }: FieldMax) =>
    `${names(field)} darf höchstens ${number(max)} sein`,

  'not-a-mail-address': ({ field }: Field) =>
    `${names(field)} muss eine Mailadresse sein, zum Beispiel friends@community.example`,
  'not-a-host': ({ field }: Field) => `${names(field)} muss ein Name sein, wie mail.example`,
  'not-a-time': ({ field }: Field) => `${names(field)} muss eine Uhrzeit sein, wie 07:00`,
  'not-an-origin': () =>
    'Der Server muss eine Adresse ohne Pfad sein, zum Beispiel https://social.example',
  'not-a-chat': () =>
    'Der Chat muss der Name eines Kanals oder einer Gruppe sein, zum Beispiel @freunde, oder die Nummer eines Chats',
  'not-a-token': () =>
    'Der Token muss so eingegeben werden, wie das Netzwerk ihn zeigt, ohne Leerzeichen',
  'not-a-webhook-secret': () =>
    'Das Geheimnis muss aus whsec_ und 24 bis 64 Bytes in Base64 bestehen',
  'not-a-list-of-webhooks': ({ max }: { readonly max: number }) =>
    `Webhooks müssen eine Liste mit höchstens ${number(max)} Einträgen sein`,
  'no-such-webhook': () => 'Es gibt keinen Webhook mit dieser ID',
  'not-a-day': () => 'Das Datum muss ein Tag sein, den es gibt, geschrieben als JJJJ-MM-TT',
  'year-not-between': ({ min, max }: { readonly min: number; readonly max: number }) =>
    `Das Datum muss ein Jahr von ${min} bis ${max} haben, mit vier Ziffern`,
  'not-a-time-zone': () =>
    'Die Zeitzone muss der Name einer Zeitzone sein, zum Beispiel Asia/Tehran',
  'no-weekday': () => 'Bitte wählen Sie mindestens einen Wochentag',
  'not-a-list-of-weekdays': () =>
    'Die Wochentage müssen eine Liste von einer bis sieben Zahlen von 1 (Montag) bis 7 (Sonntag) sein',
  'beyond-calendar': ({ last }: { readonly last: string }) =>
    `Das Datum darf spätestens ${day(last)} sein: Dort endet der Kalender`,
  'ends-before-start': () => 'Der letzte Tag darf nicht vor dem ersten liegen',
  'range-too-long': ({ max }: { readonly max: number }) =>
    `Höchstens ${max} Tage lassen sich auf einmal abfragen`,
  'range-backwards': () => 'Der letzte abgefragte Tag liegt vor dem ersten',
  'reference-not-a-url': () => 'Bitte geben Sie eine gültige URL ein',
  'link-not-a-url': () => 'Das muss eine gültige URL sein',
  'source-says-nothing': () => 'Die Quelle muss einen Buchstaben oder eine Ziffer haben',

  'no-such-role': () => 'Die Rolle muss Admin oder Hauptadmin sein',
  'passwords-differ': () => 'Die Passwörter stimmen nicht überein',
  'password-without-uppercase': () => 'Das Passwort braucht mindestens einen Großbuchstaben',
  'password-without-lowercase': () => 'Das Passwort braucht mindestens einen Kleinbuchstaben',
  'password-without-number': () => 'Das Passwort braucht mindestens eine Ziffer',
  'password-without-special': () => 'Das Passwort braucht mindestens ein Sonderzeichen',
  'not-six-digits': () => 'Der Code hat sechs Ziffern',
  'not-a-recovery-code': () => 'Das ist keiner Ihrer Wiederherstellungscodes',
  'code-or-recovery-code': () => 'Ein Code oder ein Wiederherstellungscode ist nötig',
  'passkey-unreadable': () => 'So antwortet kein Passkey. Bitte versuchen Sie es noch einmal',
  'link-missing': () => 'Der Link ist nicht vollständig',
  'link-incomplete': () => 'Der Link ist nicht vollständig. Bitte kopieren Sie ihn ganz.',
  'not-a-session': () => 'Die id muss die einer Sitzung sein',
  'not-an-actor': ({ commandLine }: { readonly commandLine: string }) =>
    `actor muss die id eines Benutzers sein, oder ${commandLine}`,
  'not-a-next': () => 'before muss das next einer früheren Seite sein',

  'not-a-list-of-ids': ({ field, min, max }: FieldRange) =>
    `${names(field)} muss eine Liste von ${number(min)} bis ${number(max)} ganzen Zahlen sein`,
  'not-a-list-of-assignments': ({ field, min, max }: FieldRange) =>
    `${names(field)} muss eine Liste von ${number(min)} bis ${number(max)} Zitaten mit ihren Daten sein`,
  'not-a-list-of-items': ({ max }: { readonly max: number }) =>
    `items muss eine Liste von höchstens ${number(max)} Programmpunkten sein`,
  'programme-item-empty': () => 'Ein Programmpunkt braucht einen Titel oder einen Text',
  'not-a-quote-id': () => 'id muss die id eines Zitats sein',
  'quote-listed-twice': ({ id }: { readonly id: number }) =>
    `Das Zitat mit der id ${id} steht mehr als einmal in der Liste`,
  'date-listed-twice': ({ date }: { readonly date: string }) =>
    `Der ${day(date)} steht mehr als einmal in der Liste`,
  'not-a-list-of-translations': ({ max }: { readonly max: number }) =>
    `translations muss eine Liste von höchstens ${number(max)} Übersetzungen sein`,
  'language-listed-twice': ({ language }: InLanguage) =>
    `Es gibt mehr als eine Übersetzung auf ${languageName(language)}`,
  'language-translated': ({ language }: InLanguage) =>
    `Es gibt schon eine Übersetzung auf ${languageName(language)}`,
  'language-of-original': ({ language }: InLanguage) =>
    `Das Zitat selbst ist auf ${languageName(language)}`,
  'translation-without-text': ({ language }: InLanguage) =>
    `Zu dem, was daneben steht, fehlt der Text auf ${languageName(language)}`,
  'not-row-numbers': ({ max }: { readonly max: number }) =>
    `rows muss aus 1 bis ${number(max)} Zeilennummern bestehen, durch Kommas getrennt`,

  'file-missing': () => 'Bitte wählen Sie zuerst eine Datei',
  'file-name-not-shown': () =>
    'Der Name der Datei enthält Zeichen, die sich nicht anzeigen lassen. Bitte benennen Sie die Datei um',
  'file-of-another-kind': () => 'Nur Dateien der Arten CSV, XLSX und XLS werden angenommen',
  'not-column-letters': () => 'Das müssen die Buchstaben einer Spalte sein, zum Beispiel B',
  'not-a-row': () => 'Das muss die Nummer einer Zeile sein',
  'too-many-cells': ({ max }: { readonly max: number }) => `Höchstens ${number(max)} Zellen`,
};
