import { latvian } from '../latvian.ts';

const { number } = latvian;

interface FormField {
  readonly field: string;
}

export const requests = {
  malformed: ({ reason }: { readonly reason: string }) => reason,
  'not-an-object': () => 'Pieprasījuma saturam jābūt JSON objektam.',
  'not-json': () => 'Pieprasījuma saturs nav derīgs JSON.',
  'no-body': () => 'Pieprasījuma saturs ir tukšs.',
  'not-utf-8': () => 'Pieprasījuma saturs nav derīgs UTF-8.',
  'wrong-content-type': () => 'Šis izsaukums pieņem cita veida saturu.',
  'wrong-origin': () => 'To var izdarīt tikai no šīs vietnes lapas.',
  'page-out-of-date': () => 'Lapa ir novecojusi. Ielādējiet to no jauna un mēģiniet vēlreiz.',
  'request-too-large': () => 'Pieprasījums ir pārāk liels.',
  'request-cut-off': () => 'Pieprasījums nepienāca pilnībā. Mēģiniet vēlreiz.',
  'too-many-changes': () =>
    'Pārāk daudz izmaiņu minūtes laikā. Brīdi uzgaidiet un mēģiniet vēlreiz.',
  'too-much-at-once': () => 'Pārāk daudz tiek sūtīts vienlaikus. Mēģiniet vēlreiz pēc brīža.',
  'changed-meanwhile': () => 'Tas pa to laiku ir mainīts. Ielādējiet jaunāko versiju.',
  'nothing-here': () => 'Šajā adresē nekā nav.',
  'wrong-method': ({ methods }: { readonly methods: readonly string[] }) =>
    `Šī adrese pieņem tikai ${methods.join(', ')}.`,
  refused: ({ reason }: { readonly reason: string }) => reason,

  'not-http': () => 'Pieprasījums nav derīgs HTTP.',
  'headers-too-large': () => 'Pieprasījuma galvenes ir pārāk lielas.',
  'request-too-slow': () => 'Pieprasījums pienāca pārāk lēni.',
  'no-proxy': () => 'Šis nav starpniekserveris.',
  'no-host': () => 'Pieprasījumā nav norādīts resursdators.',
  'several-hosts': () => 'Pieprasījumā norādīts vairāk nekā viens resursdators.',
  'host-names-no-site': () => 'Galvene Host nenorāda nevienu vietni.',

  'metrics-need-token': () => 'Metrikai vajadzīga tās pilnvara (token).',
  starting: () => 'Vietne tiek palaista. Mēģiniet vēlreiz pēc brīža.',
  'database-unreachable': () =>
    'Vietne pašlaik nevar sasniegt savu datubāzi. Mēģiniet vēlreiz pēc brīža.',
  'database-outdated': () => 'Datubāze nav atjaunināta.',
  busy: () => 'Vietne pašlaik ir aizņemta. Mēģiniet vēlreiz pēc brīža.',
  'disk-full': () =>
    'Nekas netika saglabāts: vietnes disks ir pilns. Pasakiet to tam, kas rūpējas par serveri.',
  'server-fault': () => 'Mūsu pusē radās kļūda. Mēģiniet vēlreiz.',

  'form-unreadable': () =>
    'Veidlapu nevar nolasīt: tās daļas nav tur, kur norāda satura tips. Nosūtiet to no jauna.',
  'file-cut-off': () => 'Fails nepienāca pilnībā. Mēģiniet vēlreiz.',
  'file-too-large': ({ megabytes }: { readonly megabytes: number }) =>
    `Fails ir lielāks par ${number(megabytes)} MB. Sadaliet to vairākos failos.`,
  'several-files': () => 'Sūtiet failus pa vienam.',
  'other-form-fields': ({ field }: FormField) =>
    `Veidlapa pieņem vienu failu laukā „${field}” un nekādus citus laukus.`,
  'several-recipes': ({ field }: FormField) => `Sūtiet tikai vienu „${field}” reizē.`,
  'recipe-is-file': ({ field }: FormField) => `Laukā „${field}” jābūt tekstam, nevis failam.`,
  'recipe-too-long': (limit: FormField & { readonly megabytes: number }) =>
    `Lauks „${limit.field}” ir lielāks par ${number(limit.megabytes)} MB. Izlabojiet dažas rindas pašā failā.`,
};
