import { day } from '../words.ts';

export const site = {
  'feature-needs-public-url': () =>
    'Detta kräver webbplatsens egen adress med https. Den som tar hand om servern ställer in den som PUBLIC_URL',
  'feature-needs-contact': () =>
    'Detta kräver en kontakt, så att människor vet vem de kan fråga. Fyll först i ”Kontakt”',
  'feature-needs-mail': () => 'Detta kräver ett e-postkonto. Ställ först in ett för utskick',
  'feature-needs-offline-pages': () =>
    'Detta kräver skriptet som visar sidor utan nätverk. Den som sköter servern har stängt av det (OFFLINE_PAGES)',
  'needed-by-feature': () =>
    'Något som är påslaget behöver detta. Stäng först av det, eller låt detta vara som det är',

  'holy-day-listed': ({ name, date }: { readonly name: string; readonly date: string }) =>
    `${name} är redan inlagd den ${day(date)}`,
  'holy-day-gone': () => 'Den här heliga dagen finns inte längre',
  'link-listed': ({ platform }: { readonly platform: string }) =>
    `Den här länken till ${platform} är redan inlagd`,
  'link-gone': () => 'Den här länken finns inte längre',

  'gathering-gone': () => 'Den här sammankomsten finns inte längre',
  'no-such-occurrence': () => 'Den här dagen är det ingen sammankomst',

  'not-a-push-endpoint': () =>
    'endpoint måste vara en https-adress hos en aviseringstjänst som webbläsare använder',
  'not-a-push-key': ({ key }: { readonly key: string }) =>
    `${key} är ingen nyckel till en prenumeration: ta båda så som webbläsaren ger dem`,
  'push-subscription-gone': () => 'De här aviseringarna har avslutats',
  'too-many-subscriptions': () =>
    'För många anmälningar har kommit inom en timme. Försök igen senare.',

  'too-many-pictures': () => 'För många bilder skapas just nu. Försök igen om en stund.',
  'too-many-pages': () => 'För många sidor läses just nu. Försök igen om en stund.',
  'backup-under-way': () => 'En säkerhetskopia laddas ner just nu. Försök igen när den är klar.',
  'backup-failed': ({ reason }: { readonly reason: string }) => reason,
};
