import { day } from '../words.ts';

export const site = {
  'feature-needs-public-url': () =>
    'Hiervoor heeft de website haar eigen adres met https nodig. Wie voor de server zorgt, stelt het in als PUBLIC_URL',
  'feature-needs-contact': () =>
    'Hiervoor is een contact nodig, zodat mensen weten wie ze iets kunnen vragen. Vul eerst ‘Contact’ in',
  'feature-needs-mail': () =>
    'Hiervoor is een e-mailaccount nodig. Stel er eerst een in voor het verzenden',
  'feature-needs-offline-pages': () =>
    'Hiervoor is het script nodig dat pagina’s zonder netwerk toont. Wie de server beheert, heeft het uitgezet (OFFLINE_PAGES)',
  'needed-by-feature': () =>
    'Iets wat aanstaat, heeft dit nodig. Zet dat eerst uit, of laat dit zoals het is',

  'holy-day-listed': ({ name, date }: { readonly name: string; readonly date: string }) =>
    `${name} is al ingevoerd op ${day(date)}`,
  'holy-day-gone': () => 'Deze heilige dag bestaat niet meer',
  'link-listed': ({ platform }: { readonly platform: string }) =>
    `Deze link naar ${platform} is al ingevoerd`,
  'link-gone': () => 'Deze link bestaat niet meer',

  'gathering-gone': () => 'Deze bijeenkomst bestaat niet meer',
  'no-such-occurrence': () => 'Op deze dag is er geen bijeenkomst',

  'not-a-push-endpoint': () =>
    'endpoint moet een https-adres zijn van een pushdienst die browsers gebruiken',
  'not-a-push-key': ({ key }: { readonly key: string }) =>
    `${key} is geen sleutel van een abonnement: neem beide zoals de browser ze geeft`,
  'push-subscription-gone': () => 'Deze meldingen zijn beëindigd',
  'too-many-subscriptions': () =>
    'Er zijn binnen een uur te veel aanmeldingen binnengekomen. Probeer het later opnieuw.',

  'too-many-pictures': () =>
    'Er worden op dit moment te veel afbeeldingen gemaakt. Probeer het straks opnieuw.',
  'too-many-pages': () =>
    'Er worden op dit moment te veel pagina’s gelezen. Probeer het straks opnieuw.',
  'backup-under-way': () =>
    'Er wordt op dit moment een back-up gedownload. Probeer het opnieuw als dat klaar is.',
  'backup-failed': ({ reason }: { readonly reason: string }) => reason,
};
