import { latvian } from '../latvian.ts';

const { day } = latvian;

export const site = {
  'holy-day-listed': ({ name, date }: { readonly name: string; readonly date: string }) =>
    `${name} jau ir ievadīta šajā datumā: ${day(date)}`,
  'holy-day-gone': () => 'Šīs svētās dienas vairs nav',
  'link-listed': ({ platform }: { readonly platform: string }) =>
    `Šī saite jau ir ievadīta: ${platform}`,
  'link-gone': () => 'Šīs saites vairs nav',

  'gathering-gone': () => 'Šīs tikšanās vairs nav',
  'no-such-occurrence': () => 'Šajā dienā tikšanās nav',

  'feature-needs-public-url': () =>
    'Tam vajadzīga pašas vietnes adrese ar https. Kas rūpējas par serveri, to iestata kā PUBLIC_URL',
  'feature-needs-contact': () =>
    'Tam vajadzīga saziņas iespēja, lai cilvēki zinātu, kam jautāt. Vispirms aizpildiet „Saziņa”',
  'feature-needs-mail': () => 'Tam vajadzīgs e-pasta konts. Vispirms iestatiet to sūtīšanai',
  'feature-needs-offline-pages': () =>
    'Tam vajadzīgs skripts, kas rāda lapas bez tīkla. Servera uzturētājs to ir izslēdzis (OFFLINE_PAGES)',
  'needed-by-feature': () =>
    'Kaut kam, kas ir ieslēgts, tas ir vajadzīgs. Vispirms izslēdziet to vai atstājiet šo, kā ir',

  'not-a-push-endpoint': () => 'endpoint: jābūt pārlūku paziņojumu pakalpojuma https adresei',
  'not-a-push-key': ({ key }: { readonly key: string }) =>
    `${key} nav abonementa atslēga: izmantojiet abas tā, kā tās dod pārlūks`,
  'push-subscription-gone': () => 'Šie paziņojumi ir beigušies',
  'too-many-subscriptions': () =>
    'Stundas laikā ir saņemts pārāk daudz pieteikumu. Lūdzu, mēģiniet vēlāk vēlreiz.',

  'too-many-pictures': () => 'Pašlaik tiek veidots pārāk daudz attēlu. Mēģiniet vēlreiz pēc brīža.',
  'too-many-pages': () => 'Pašlaik tiek lasīts pārāk daudz lapu. Mēģiniet vēlreiz pēc brīža.',
  'backup-under-way': () =>
    'Pašlaik tiek lejupielādēta rezerves kopija. Mēģiniet vēlreiz, kad tā būs pabeigta.',
  'backup-failed': ({ reason }: { readonly reason: string }) => reason,
};
