import { day } from '../words.ts';

export const site = {
  'holy-day-listed': ({ name, date }: { readonly name: string; readonly date: string }) =>
    `${name} est déjà inscrit le ${day(date)}`,
  'holy-day-gone': () => 'Ce jour saint n’existe plus',
  'link-listed': ({ platform }: { readonly platform: string }) =>
    `Ce lien vers ${platform} est déjà inscrit`,
  'link-gone': () => 'Ce lien n’existe plus',

  'gathering-gone': () => 'Cette rencontre n’existe plus',
  'no-such-occurrence': () => 'Il n’y a pas de rencontre ce jour-là',

  'feature-needs-public-url': () =>
    'Il faut pour cela l’adresse propre du site, en https. La personne qui s’occupe du serveur la définit comme PUBLIC_URL',
  'feature-needs-contact': () =>
    'Il faut pour cela un contact, afin que chacun sache à qui s’adresser. Remplissez d’abord «\u00a0Contact\u00a0»',
  'feature-needs-mail': () =>
    'Il faut pour cela un compte de courriel. Configurez-en d’abord un pour les envois',
  'feature-needs-offline-pages': () =>
    'Il faut pour cela le script qui montre les pages sans réseau. La personne qui s’occupe du serveur l’a désactivé (OFFLINE_PAGES)',
  'needed-by-feature': () =>
    'Une fonction activée en a besoin. Désactivez-la d’abord, ou laissez ceci tel quel',

  'not-a-push-endpoint': () =>
    'endpoint\u00a0: une adresse https d’un service de notifications des navigateurs est attendue',
  'not-a-push-key': ({ key }: { readonly key: string }) =>
    `${key} n’est pas une clé d’abonnement\u00a0: prenez les deux telles que le navigateur les donne`,
  'push-subscription-gone': () => 'Ces notifications ont pris fin',
  'too-many-subscriptions': () =>
    'Trop d’inscriptions sont arrivées en une heure. Veuillez réessayer plus tard.',

  'too-many-pictures': () =>
    'Trop d’images sont produites en ce moment. Veuillez réessayer bientôt.',
  'too-many-pages': () => 'Trop de pages sont lues en ce moment. Veuillez réessayer bientôt.',
  'backup-under-way': () =>
    'Une sauvegarde est en cours de téléchargement. Veuillez réessayer quand elle sera terminée.',
  'backup-failed': ({ reason }: { readonly reason: string }) => reason,
};
