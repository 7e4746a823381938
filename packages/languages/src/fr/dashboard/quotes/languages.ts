import { listed, number, plural } from '../../words.ts';

export const languagesAndTranslations = (count: number): string =>
  `Langue et traductions${count > 0 ? ` (${number(count)})` : ''}`;

export const loading = 'Chargement des traductions';
export const notLoaded =
  'Les traductions n’ont pas pu être chargées. Vérifiez votre connexion et réessayez.';
export const changedMeanwhile =
  'Quelqu’un d’autre a modifié cette citation entre-temps. Ses traductions sont celles de la version plus récente.';
export const loadNewer = 'Charger la version plus récente';

export const notSaid = 'Non précisée';

export const asOriginal = 'Comme dans l’original';

export const anotherLanguage = 'Autre langue';
export const chooseLanguage = 'Choisissez une langue';
export const add = 'Ajouter une traduction';
export const remove = 'Retirer';
export const removeOf = (language: string): string => `Retirer la traduction\u00a0: ${language}`;

export const language = 'Langue';
export const anyLanguage = 'Toutes';
export const without = (language: string): string => `Sans ${language}`;
export const searching = 'Recherche dans les traductions…';
export const notSearched =
  'La recherche dans les traductions a échoué\u00a0: seuls les textes de la liste ont été parcourus.';

export function languagesOf(original: string | null, translations: readonly string[]): string {
  if (original === null) return `Traductions\u00a0: ${listed(translations)}`;
  return translations.length === 0
    ? `En ${original}`
    : `En ${original}\u00a0; traductions\u00a0: ${listed(translations)}`;
}

export const noLanguage = 'N’importe laquelle';
export const inLanguage = (language: string): string => `En ${language}`;
export const dayWithLanguage = (
  day: string,
  count: number,
  language: string,
  isIn: boolean,
): string => {
  const quotes = plural(count, {
    one: `${number(count)} citation`,
    other: `${number(count)} citations`,
  });
  return `${day}\u00a0: ${quotes}, ${isIn ? 'en' : 'pas en'} ${language}`;
};
export const daysIn = (language: string, count: number, days: number): string =>
  plural(days, {
    one: `Le prochain jour en ${language}\u00a0: ${number(count)}`,
    other: `${number(count)} des ${number(days)} prochains jours en ${language}`,
  });
