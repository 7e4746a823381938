import { number } from '../words.ts';

interface FormField {
  readonly field: string;
}

export const requests = {
  malformed: ({ reason }: { readonly reason: string }) => reason,
  'not-an-object': () => 'Le corps de la requête doit être un objet JSON.',
  'not-json': () => 'Le corps de la requête n’est pas du JSON valide.',
  'no-body': () => 'Le corps de la requête est vide.',
  'not-utf-8': () => 'Le corps de la requête n’est pas de l’UTF-8 valide.',
  'wrong-content-type': () => 'Cet appel attend un autre type de contenu.',
  'wrong-origin': () => 'Cela n’est possible que depuis une page de ce site.',
  'page-out-of-date': () => 'La page n’est plus à jour. Veuillez la recharger et réessayer.',
  'request-too-large': () => 'La requête est trop volumineuse.',
  'request-cut-off': () => 'La requête n’est pas arrivée entière. Veuillez réessayer.',
  'too-many-changes': () =>
    'Trop de modifications en une minute. Veuillez patienter un peu et réessayer.',
  'too-much-at-once': () =>
    'Trop de choses sont envoyées à la fois. Veuillez réessayer dans un instant.',
  'changed-meanwhile': () =>
    'Cela a été modifié entre-temps. Veuillez charger la version plus récente.',
  'nothing-here': () => 'Il n’y a rien à cette adresse.',
  'wrong-method': ({ methods }: { readonly methods: readonly string[] }) =>
    `Cette adresse n’accepte que ${methods.join(', ')}.`,
  refused: ({ reason }: { readonly reason: string }) => reason,

  'not-http': () => 'La requête n’est pas du HTTP valide.',
  'headers-too-large': () => 'Les en-têtes de la requête sont trop volumineux.',
  'request-too-slow': () => 'La requête a mis trop de temps à arriver.',
  'no-proxy': () => 'Ceci n’est pas un proxy.',
  'no-host': () => 'La requête ne nomme aucun hôte.',
  'several-hosts': () => 'La requête nomme plus d’un hôte.',
  'host-names-no-site': () => 'L’en-tête Host ne nomme aucun site.',

  'metrics-need-token': () => 'Les mesures demandent leur jeton.',
  starting: () => 'Le site démarre. Veuillez réessayer dans un instant.',
  'database-unreachable': () =>
    'Le site n’atteint pas sa base de données en ce moment. Veuillez réessayer bientôt.',
  'database-outdated': () => 'La base de données n’est pas à jour.',
  busy: () => 'Le site est très sollicité en ce moment. Veuillez réessayer bientôt.',
  'disk-full': () =>
    'Rien n’a été enregistré\u00a0: le disque du site est plein. Veuillez prévenir la personne qui s’occupe du serveur.',
  'server-fault': () => 'Une erreur est survenue de notre côté. Veuillez réessayer.',

  'form-unreadable': () =>
    'Le formulaire ne peut pas être lu\u00a0: ses parties ne sont pas là où son type de contenu l’indique. Veuillez l’envoyer à nouveau.',
  'file-cut-off': () => 'Le fichier n’est pas arrivé entier. Veuillez réessayer.',
  'file-too-large': ({ megabytes }: { readonly megabytes: number }) =>
    `Le fichier dépasse ${number(megabytes)} Mo. Veuillez le partager en plusieurs fichiers.`,
  'several-files': () => 'Veuillez envoyer un fichier à la fois.',
  'other-form-fields': ({ field }: FormField) =>
    `Le formulaire attend un fichier, dans le champ «\u00a0${field}\u00a0», et aucun autre champ.`,
  'several-recipes': ({ field }: FormField) =>
    `Veuillez envoyer un seul «\u00a0${field}\u00a0» à la fois.`,
  'recipe-is-file': ({ field }: FormField) =>
    `Le champ «\u00a0${field}\u00a0» doit contenir du texte, pas un fichier.`,
  'recipe-too-long': (limit: FormField & { readonly megabytes: number }) =>
    `Le champ «\u00a0${limit.field}\u00a0» dépasse ${number(limit.megabytes)} Mo. Veuillez corriger une partie des lignes dans le fichier lui-même.`,
};
