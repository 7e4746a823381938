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
  required: ({ field }: Field) => `${names(field)} ontbreekt`,
  'not-text': ({ field }: Field) => `${names(field)}: hier moet tekst staan`,
  'too-long': ({ field, max }: FieldMax) => `${names(field)}: hoogstens ${number(max)} tekens`,
  'much-too-long': ({ field }: Field) => `${names(field)}: te lang`,
  'too-short': ({ field, min }: Field & { readonly min: number }) =>
    `${names(field)}: minstens ${number(min)} tekens`,
  'length-between': ({ field, min, max }: FieldRange) =>
    `${names(field)}: ${number(min)} tot ${number(max)} tekens`,
  'not-shown': ({ field }: Field) =>
    `${names(field)} bevat tekens die niet kunnen worden getoond. Typ het opnieuw`,
  'not-one-line': ({ field }: Field) => `${names(field)} moet één regel zijn`,
  'turns-direction': ({ field }: Field) =>
    `${names(field)} mag geen tekens bevatten die de schrijfrichting veranderen`,
  invisible: ({ field }: Field) =>
    `${names(field)} mag geen onzichtbare tekens of ongewone spaties bevatten`,
  'not-one-of': ({ field, options }: Field & { readonly options: readonly string[] }) =>
    `${names(field)}: mogelijk zijn ${options.join(', ')}`,
  'not-yes-or-no': ({ field }: { readonly field: string }) =>
    `${field}: mogelijk zijn true en false`,
  'not-features': ({ features }: { readonly features: readonly string[] }) =>
    `features moet ${features.join(', ')} bevatten, elk true of false`,
  'not-whole': ({ field }: Field) => `${names(field)} moet een geheel getal zijn`,
  'not-whole-between': ({ field, min, max }: FieldRange) =>
    `${names(field)} moet een geheel getal van ${number(min)} tot en met ${number(max)} zijn`,
  'not-between': ({ field, min, max }: FieldRange) =>
    `${names(field)} moet een getal van ${number(min)} tot en met ${number(max)} zijn`,
  'not-positive': ({ field }: Field) => `${names(field)} moet een positief getal zijn`,
  'too-large-number': ({ field, max }: FieldMax) =>
    `${names(field)} mag hoogstens ${number(max)} zijn`,
  'not-a-mail-address': ({ field }: Field) =>
    `${names(field)} moet een e-mailadres zijn, bijvoorbeeld friends@community.example`,
  'not-a-host': ({ field }: Field) =>
    `${names(field)} moet een naam zijn, bijvoorbeeld mail.example`,
  'not-a-time': ({ field }: Field) => `${names(field)} moet een tijd zijn, bijvoorbeeld 07:00`,
  'not-an-origin': () => 'De server moet een adres zonder pad zijn, zoals https://social.example',
  'not-a-chat': () =>
    'De chat moet de naam van een kanaal of groep zijn, zoals @vrienden, of het nummer van een chat',
  'not-a-token': () => 'Het token moet worden ingevuld zoals het netwerk het toont, zonder spaties',
  'not-a-webhook-secret': () => 'Het geheim moet bestaan uit whsec_ en 24 tot 64 bytes in base64',
  'not-a-list-of-webhooks': ({ max }: { readonly max: number }) =>
    `Webhooks moeten een lijst van hoogstens ${number(max)} zijn`,
  'no-such-webhook': () => 'Er is geen webhook met deze id',

  'not-a-day': () => 'De datum moet een bestaande dag zijn, geschreven als JJJJ-MM-DD',
  'year-not-between': ({ min, max }: { readonly min: number; readonly max: number }) =>
    `De datum moet een jaar van ${min} tot en met ${max} hebben, met vier cijfers`,
  'not-a-time-zone': () =>
    'De tijdzone moet de naam van een tijdzone zijn, bijvoorbeeld Asia/Tehran',
  'no-weekday': () => 'Kies minstens één dag van de week',
  'not-a-list-of-weekdays': () =>
    'De weekdagen moeten een lijst zijn van een tot zeven getallen, van 1 (maandag) tot en met 7 (zondag)',
  'beyond-calendar': ({ last }: { readonly last: string }) =>
    `De datum mag niet later zijn dan ${day(last)}: daar eindigt de kalender`,
  'ends-before-start': () => 'De laatste dag mag niet vóór de eerste liggen',
  'range-too-long': ({ max }: { readonly max: number }) =>
    `Er kunnen hoogstens ${max} dagen tegelijk worden opgevraagd`,
  'range-backwards': () => 'De laatste opgevraagde dag ligt vóór de eerste',
  'reference-not-a-url': () => 'Vul een geldige URL in',
  'link-not-a-url': () => 'Dit moet een geldige URL zijn',
  'source-says-nothing': () => 'De bron moet een letter of een cijfer bevatten',

  'no-such-role': () => 'De rol moet beheerder of hoofdbeheerder zijn',
  'passwords-differ': () => 'De wachtwoorden zijn niet gelijk',
  'password-without-uppercase': () => 'Het wachtwoord moet minstens één hoofdletter bevatten',
  'password-without-lowercase': () => 'Het wachtwoord moet minstens één kleine letter bevatten',
  'password-without-number': () => 'Het wachtwoord moet minstens één cijfer bevatten',
  'password-without-special': () => 'Het wachtwoord moet minstens één bijzonder teken bevatten',
  'not-six-digits': () => 'De code heeft zes cijfers',
  'not-a-recovery-code': () => 'Dit is niet een van uw herstelcodes',
  'code-or-recovery-code': () => 'Er is een code of een herstelcode nodig',
  'passkey-unreadable': () => 'Zo antwoordt een passkey niet. Probeer het opnieuw',
  'link-missing': () => 'De link is niet volledig',
  'link-incomplete': () => 'De link is niet volledig. Kopieer hem helemaal.',
  'not-a-session': () => 'De id moet die van een sessie zijn',
  'not-an-actor': ({ commandLine }: { readonly commandLine: string }) =>
    `actor moet de id van een gebruiker zijn, of ${commandLine}`,
  'not-a-next': () => 'before moet de next van een eerdere pagina zijn',

  'not-a-list-of-ids': ({ field, min, max }: FieldRange) =>
    `${names(field)} moet een lijst van ${number(min)} tot ${number(max)} gehele getallen zijn`,
  'not-a-list-of-assignments': ({ field, min, max }: FieldRange) =>
    `${names(field)} moet een lijst van ${number(min)} tot ${number(max)} citaten met hun datum zijn`,
  'not-a-list-of-items': ({ max }: { readonly max: number }) =>
    `items moet een lijst van hoogstens ${number(max)} onderdelen zijn`,
  'programme-item-empty': () => 'Een onderdeel heeft een titel of een tekst nodig',
  'not-a-quote-id': () => 'id moet de id van een citaat zijn',
  'quote-listed-twice': ({ id }: { readonly id: number }) =>
    `Het citaat met de id ${id} staat meer dan één keer in de lijst`,
  'date-listed-twice': ({ date }: { readonly date: string }) =>
    `${day(date)} staat meer dan één keer in de lijst`,
  'not-a-list-of-translations': ({ max }: { readonly max: number }) =>
    `translations moet een lijst van hoogstens ${number(max)} vertalingen zijn`,
  'language-listed-twice': ({ language }: InLanguage) =>
    `Er is meer dan één vertaling in het ${languageName(language)}`,
  'language-translated': ({ language }: InLanguage) =>
    `Er is al een vertaling in het ${languageName(language)}`,
  'language-of-original': ({ language }: InLanguage) =>
    `Het citaat zelf is in het ${languageName(language)}`,
  'translation-without-text': ({ language }: InLanguage) =>
    `Er is geen tekst in het ${languageName(language)} bij wat ernaast staat`,
  'not-row-numbers': ({ max }: { readonly max: number }) =>
    `rows moet 1 tot ${number(max)} rijnummers bevatten, gescheiden door komma’s`,

  'file-missing': () => 'Kies eerst een bestand',
  'file-name-not-shown': () =>
    'De naam van het bestand bevat tekens die niet kunnen worden getoond. Geef het bestand een andere naam',
  'file-of-another-kind': () => 'Alleen CSV-, XLSX- en XLS-bestanden worden aanvaard',
  'not-column-letters': () => 'Dit moeten de letters van een kolom zijn, bijvoorbeeld B',
  'not-a-row': () => 'Dit moet het nummer van een rij zijn',
  'too-many-cells': ({ max }: { readonly max: number }) => `Hoogstens ${number(max)} cellen`,
};
