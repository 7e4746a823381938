import { gatherings } from '../../gatherings.ts';
import { number } from '../../words.ts';

export const title = 'Programme';
export const about =
  'À imprimer et pour l’écran de la salle, à côté de la page de ce jour. Les textes peuvent être dans n’importe quelle langue.';
export const none = 'Il n’y a pas encore de points.';
export const add = 'Ajouter un point';
export const untitled = 'Nouveau point';
export const part = 'Partie';
export const text = 'Texte';
export const source = 'Source';
export const reader = 'Qui lit';
export const readerHint =
  'Chiffré, visible seulement avec le lien de la rencontre, et supprimé 14 jours après la date.';
export const up = 'Monter';
export const down = 'Descendre';
export const removed = 'Le point a été retiré.';
export const bringBack = 'Le remettre';
export const saved = 'Le programme a été enregistré.';
export const saveFailed = 'Le programme n’a pas pu être enregistré';
export const loading = 'Chargement du programme';
export const loadError = 'Le programme n’a pas pu être chargé. Veuillez réessayer.';
export const movedTo = (place: number, count: number) =>
  `Point ${number(place)} sur ${number(count)}`;
export const full = (max: number) => `Un programme a au plus ${number(max)} points.`;
export const partName = (part: keyof typeof gatherings.programme.parts) =>
  gatherings.programme.parts[part];
export const actionOf = (action: string, name: string) => `${action}\u00a0: ${name}`;
