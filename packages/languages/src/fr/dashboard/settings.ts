import type { SentenceParts } from '../../sentence-parts.ts';
import { number, plural } from '../words.ts';

export const noPlace =
  'Aucun lieu n’est défini. Avec un lieu, la page d’accueil dit quand le soleil s’y couche et quand commence le jour badíʻ suivant.';
export const aboutPlace =
  'Le nom est affiché\u00a0; les coordonnées ne quittent le serveur que vers ce formulaire. Elles sont gardées au dixième de degré, soit environ 11 km, car un lieu peut être le domicile de quelqu’un.';
export const clearPlace = 'Effacer le lieu';
export const sunsetUnsaved =
  'Le coucher du soleil sera celui de la ville de la liste la plus proche de ces coordonnées, à moins de 100 km, sinon celui du milieu de leur degré entier. Une fois enregistrée, elle est nommée ici.';
export const sunsetOfTown = (name: string, country: string) =>
  `Le coucher du soleil de la page d’accueil est celui de ${name}, ${country}\u00a0: la ville de la liste la plus proche de ces coordonnées, pour que personne ne puisse les en déduire.`;
export const sunsetOfDegree =
  'Aucune ville de la liste n’est à moins de 100 km. Le coucher du soleil de la page d’accueil est celui du milieu du degré entier de ces coordonnées, pour que personne ne puisse les en déduire.';
export const latitude = 'Latitude';
export const longitude = 'Longitude';
export const saved = 'Les réglages ont bien été enregistrés\u00a0!';
export const community = 'La communauté';
export const placeAndDay = 'Lieu et jour';
export const site = 'Le site';
export const stateTitle = 'Sauvegarde et état';
export const stateLoadError = 'L’état du site n’a pas pu être chargé. Veuillez réessayer.';
export const loadingState = 'Chargement de l’état';
export const postgresql = 'PostgreSQL';
export const onTheServer = 'sur le serveur';
export const downloaded = 'téléchargée ici';
export const noBackup = 'Aucune pour le moment';
export const downloading = 'Téléchargement…';
export const downloadBackup = 'Télécharger une sauvegarde';
export const todayThere = (day: string, time: string) =>
  `Les citations et les jours saints changent à minuit là-bas. Là-bas, nous sommes le ${day} et il est ${time}.`;
export const opensInNewTab = '(s’ouvre dans un nouvel onglet)';
export const townChosen = (name: string, country: string) =>
  `${name}, ${country}\u00a0: le lieu et le fuseau horaire sont remplis.`;
export const findTown = 'Chercher une ville';
export const townsFailed = 'La recherche de villes a échoué. Veuillez réessayer.';
export const noTown =
  'Aucune ville de ce nom. Nommez-en une plus grande à proximité\u00a0; son nom peut être changé ci-dessous.';
export const searching = 'Recherche';
export const townsFound = (count: number) =>
  plural(count, {
    one: `${number(count)} ville trouvée`,
    other: `${number(count)} villes trouvées`,
  });
export const towns = 'Villes';
export const saveFailed = 'Les réglages n’ont pas pu être enregistrés';
export const backupDownloaded = 'La sauvegarde est parmi vos téléchargements.';
export const backupFailed = 'La sauvegarde n’a pas pu être téléchargée.';
export const downloadError = 'Erreur de téléchargement';
export const credit = <Part>(geoNames: Part): SentenceParts<Part> => [
  'Remplit le lieu et son fuseau horaire. Villes de 15\u202f000 habitants et plus, d’après ',
  geoNames,
  ' (CC BY 4.0).',
];
export const lastBackup = 'Dernière sauvegarde';
export const backupAt = <Part>(at: Part, where: string): SentenceParts<Part> => [at, `, ${where}`];
export const database = 'Base de données';
export const embedded = 'intégrée';
export const databaseIs = (size: string, kind: string) => `${size}, ${kind}`;
export const freeDisk = 'Espace disque libre';
export const version = 'Version';
export const aboutBackups = <Part>(command: Part): SentenceParts<Part> => [
  'Une sauvegarde est un seul fichier qui contient tout, y compris les noms et les empreintes des mots de passe\u00a0: gardez-la là où personne d’autre n’y accède, et pas sur le serveur. La personne qui gère le serveur la rétablit avec la commande ',
  command,
  '.',
];
