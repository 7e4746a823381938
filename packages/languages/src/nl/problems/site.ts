import { day } from '../words.ts';

export const site = {
  'feature-not-there': ({ feature }: { readonly feature: string }) =>
    `Deze versie van de website heeft ${feature} nog niet`,

  'holy-day-listed': ({ name, date }: { readonly name: string; readonly date: string }) =>
    `${name} is al ingevoerd op ${day(date)}`,
  'holy-day-gone': () => 'Deze heilige dag bestaat niet meer',
  'link-listed': ({ platform }: { readonly platform: string }) =>
    `Deze link naar ${platform} is al ingevoerd`,
  'link-gone': () => 'Deze link bestaat niet meer',

  'too-many-pictures': () =>
    'Er worden op dit moment te veel afbeeldingen gemaakt. Probeer het straks opnieuw.',
  'too-many-pages': () =>
    'Er worden op dit moment te veel pagina’s gelezen. Probeer het straks opnieuw.',
  'backup-under-way': () =>
    'Er wordt op dit moment een back-up gedownload. Probeer het opnieuw als dat klaar is.',
  'backup-failed': ({ reason }: { readonly reason: string }) => reason,
};
