import type { FieldName } from '../../texts.ts';
import { latvian } from '../latvian.ts';
import { field as names } from './field-names.ts';

const { number, day, languageName } = latvian;

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
  required: ({ field }: Field) => `${names(field)}: obligāts lauks`,
  'not-text': ({ field }: Field) => `${names(field)}: jābūt tekstam`,
  'too-long': ({ field, max }: FieldMax) =>
    `${names(field)}: ne vairāk kā ${number(max)} rakstzīmes`,
  'much-too-long': ({ field }: Field) => `${names(field)}: pārāk daudz rakstzīmju`,
  'too-short': ({ field, min }: Field & { readonly min: number }) =>
    `${names(field)}: vismaz ${number(min)} rakstzīmes`,
  'length-between': ({ field, min, max }: FieldRange) =>
    `${names(field)}: no ${number(min)} līdz ${number(max)} rakstzīmēm`,
  'not-shown': ({ field }: Field) =>
    `${names(field)}: ir rakstzīmes, ko nevar parādīt. Ierakstiet vēlreiz`,
  'not-one-line': ({ field }: Field) => `${names(field)}: jābūt vienai rindai`,
  'turns-direction': ({ field }: Field) =>
    `${names(field)}: nedrīkst būt rakstzīmes, kas maina teksta virzienu`,
  invisible: ({ field }: Field) =>
    `${names(field)}: nedrīkst būt neredzamas rakstzīmes vai neparastas atstarpes`,
  'not-one-of': ({ field, options }: Field & { readonly options: readonly string[] }) =>
    `${names(field)}: iespējamās vērtības ir ${options.join(', ')}`,
  'not-yes-or-no': ({ field }: { readonly field: string }) => `${field}: jābūt true vai false`,
  'not-features': ({ features }: { readonly features: readonly string[] }) =>
    `features jāietver ${features.join(', ')}, katram vērtība true vai false`,
  'not-whole': ({ field }: Field) => `${names(field)}: jābūt veselam skaitlim`,
  'not-whole-between': ({ field, min, max }: FieldRange) =>
    `${names(field)}: jābūt veselam skaitlim no ${number(min)} līdz ${number(max)}`,
  'not-between': ({ field, min, max }: FieldRange) =>
    `${names(field)}: jābūt skaitlim no ${number(min)} līdz ${number(max)}`,
  'not-positive': ({ field }: Field) => `${names(field)}: jābūt pozitīvam skaitlim`,
  'too-large-number': ({ field, max }: FieldMax) => `${names(field)}: ne vairāk kā ${number(max)}`,

  'not-a-mail-address': ({ field }: Field) =>
    `${names(field)}: jābūt e-pasta adresei, piemēram, friends@community.example`,
  'not-a-host': ({ field }: Field) => `${names(field)}: jābūt nosaukumam, piemēram, mail.example`,
  'not-a-time': ({ field }: Field) => `${names(field)}: jābūt laikam, piemēram, 07:00`,
  'not-an-origin': () => 'Serverim jābūt adresei bez ceļa, piemēram, https://social.example',
  'not-a-chat': () =>
    'Čatam jābūt kanāla vai grupas nosaukumam, piemēram, @draugi, vai čata numuram',
  'not-a-token': () => 'Pilnvara jāieraksta tā, kā to rāda tīkls, bez atstarpēm',
  'not-a-webhook-secret': () =>
    'Noslēpumam jāsākas ar whsec_, un tam jāseko 24 līdz 64 baitiem base64 kodējumā',
  'not-a-list-of-webhooks': ({ max }: { readonly max: number }) =>
    `Tīmekļa aizķerēm jābūt sarakstam, kurā to nav vairāk par ${number(max)}`,
  'no-such-webhook': () => 'Tīmekļa aizķeres ar šādu id nav',
  'not-a-day': () => 'Datumam jābūt īstai dienai, rakstītai kā GGGG-MM-DD',
  'year-not-between': ({ min, max }: { readonly min: number; readonly max: number }) =>
    `Datumā jābūt gadam no ${min} līdz ${max}, ar četriem cipariem`,
  'not-a-time-zone': () => 'Laika joslai jābūt laika joslas nosaukumam, piemēram, Asia/Tehran',
  'no-weekday': () => 'Izvēlieties vismaz vienu nedēļas dienu',
  'not-a-list-of-weekdays': () =>
    'Nedēļas dienām jābūt sarakstam ar vienu līdz septiņiem skaitļiem no 1 (pirmdiena) līdz 7 (svētdiena)',
  'beyond-calendar': ({ last }: { readonly last: string }) =>
    `Datums nedrīkst būt vēlāks par ${day(last)}: tur kalendārs beidzas`,
  'ends-before-start': () => 'Pēdējā diena nedrīkst būt pirms pirmās',
  'range-too-long': ({ max }: { readonly max: number }) =>
    `Vienā reizē var pieprasīt ne vairāk dienu kā ${max}`,
  'range-backwards': () => 'Pēdējā pieprasītā diena ir pirms pirmās',
  'reference-not-a-url': () => 'Ievadiet derīgu URL',
  'link-not-a-url': () => 'Jābūt derīgam URL',
  'source-says-nothing': () => 'Avotā jābūt burtam vai ciparam',

  'no-such-role': () => 'Lomai jābūt „Administrators” vai „Galvenais administrators”',
  'passwords-differ': () => 'Paroles nesakrīt',
  'password-without-uppercase': () => 'Parolē jābūt vismaz vienam lielajam burtam',
  'password-without-lowercase': () => 'Parolē jābūt vismaz vienam mazajam burtam',
  'password-without-number': () => 'Parolē jābūt vismaz vienam ciparam',
  'password-without-special': () => 'Parolē jābūt vismaz vienai īpašajai rakstzīmei',
  'not-six-digits': () => 'Kodā ir seši cipari',
  'not-a-recovery-code': () => 'Šis nav neviens no jūsu atkopšanas kodiem',
  'code-or-recovery-code': () => 'Vajadzīgs kods vai atkopšanas kods',
  'passkey-unreadable': () => 'Piekļuves atslēga tā neatbild. Mēģiniet vēlreiz',
  'link-missing': () => 'Saite nav pilnīga',
  'link-incomplete': () => 'Saite nav pilnīga. Nokopējiet to visu.',
  'not-a-session': () => 'id jābūt sesijas id',
  'not-an-actor': ({ commandLine }: { readonly commandLine: string }) =>
    `actor jābūt lietotāja id vai ${commandLine}`,
  'not-a-next': () => 'before jābūt agrākas lapas next',

  'not-a-list-of-ids': ({ field, min, max }: FieldRange) =>
    `${names(field)}: jābūt sarakstam ar ${number(min)}–${number(max)} veseliem skaitļiem`,
  'not-a-list-of-assignments': ({ field, min, max }: FieldRange) =>
    `${names(field)}: jābūt sarakstam ar ${number(min)}–${number(max)} citātiem un to datumiem`,
  'not-a-list-of-items': ({ max }: { readonly max: number }) =>
    `items jābūt sarakstam, kurā nav vairāk punktu kā ${number(max)}`,
  'programme-item-empty': () => 'Katram punktam vajadzīgs nosaukums vai teksts',
  'not-a-quote-id': () => 'id jābūt citāta id',
  'quote-listed-twice': ({ id }: { readonly id: number }) =>
    `Citāts ar id ${id} sarakstā ir vairākkārt`,
  'date-listed-twice': ({ date }: { readonly date: string }) =>
    `Šis datums sarakstā ir vairākkārt: ${day(date)}`,
  'not-a-list-of-translations': ({ max }: { readonly max: number }) =>
    `translations jābūt sarakstam, kurā tulkojumu skaits nepārsniedz ${number(max)}`,
  'language-listed-twice': ({ language }: InLanguage) =>
    `Vairāk nekā viens tulkojums ir šajā valodā: ${languageName(language)}`,
  'language-translated': ({ language }: InLanguage) =>
    `Jau ir tulkojums šajā valodā: ${languageName(language)}`,
  'language-of-original': ({ language }: InLanguage) =>
    `Pats citāts ir šajā valodā: ${languageName(language)}`,
  'translation-without-text': ({ language }: InLanguage) =>
    `Tam, kas ir blakus, trūkst teksta šajā valodā: ${languageName(language)}`,
  'not-row-numbers': ({ max }: { readonly max: number }) =>
    `rows jābūt rindu numuriem, atdalītiem ar komatiem, no 1 līdz ${number(max)} numuriem`,

  'file-missing': () => 'Vispirms izvēlieties failu',
  'file-name-not-shown': () => 'Faila nosaukumā ir rakstzīmes, ko nevar parādīt. Pārdēvējiet failu',
  'file-of-another-kind': () => 'Der tikai CSV, XLSX vai XLS faili',
  'not-column-letters': () => 'Jābūt kolonnas burtiem, piemēram, B',
  'not-a-row': () => 'Jābūt rindas numuram',
  'too-many-cells': ({ max }: { readonly max: number }) => `Ne vairāk kā ${number(max)} šūnas`,
};
