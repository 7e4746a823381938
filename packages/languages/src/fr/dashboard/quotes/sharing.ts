import { number, day as written } from '../../words.ts';

export const language = 'Langue';
export const original = 'Telle que saisie';
export const text = 'Texte à partager';
export const copy = 'Copier le texte';
export const copied = 'Le texte a été copié.';
export const copyFailed = 'Le texte n’a pas pu être copié. Sélectionnez-le et copiez-le vous-même.';
export const ways = 'Transmettre par';
export const mail = 'E-mail';
export const pictures = 'Images';
export const landscape = 'Paysage';
export const portrait = 'Portrait';
export const story = 'Story';
export const fromDay = (day: string) =>
  `L’adresse qu’il contient mène à la citation à partir du ${written(day)}.`;
export const noDay = 'La citation n’a pas de jour\u00a0: l’adresse est celle de la page d’accueil.';
export const onlySource = (max: number) =>
  `La citation compte plus de ${number(max)} caractères\u00a0: le texte dit seulement où elle se trouve.`;
export const loading = 'Chargement du texte';
export const loadError = 'Le texte n’a pas pu être chargé. Veuillez réessayer.';
export const pictureFailed = 'L’image n’a pas pu être enregistrée';
