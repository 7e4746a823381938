import { day } from '../words.ts';

export const site = {
  'holy-day-listed': ({ name, date }: { readonly name: string; readonly date: string }) =>
    `${name} est déjà inscrit le ${day(date)}`,
  'holy-day-gone': () => 'Ce jour saint n’existe plus',
  'link-listed': ({ platform }: { readonly platform: string }) =>
    `Ce lien vers ${platform} est déjà inscrit`,
  'link-gone': () => 'Ce lien n’existe plus',

  'feature-not-there': ({ feature }: { readonly feature: string }) =>
    `Cette version du site n’a pas encore ${feature}`,

  'too-many-pictures': () =>
    'Trop d’images sont produites en ce moment. Veuillez réessayer bientôt.',
  'too-many-pages': () => 'Trop de pages sont lues en ce moment. Veuillez réessayer bientôt.',
  'backup-under-way': () =>
    'Une sauvegarde est en cours de téléchargement. Veuillez réessayer quand elle sera terminée.',
  'backup-failed': ({ reason }: { readonly reason: string }) => reason,
};
