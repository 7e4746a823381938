import { listed, number, plural } from '../../words.ts';

export const languagesAndTranslations = (count: number): string =>
  `Taal en vertalingen${count > 0 ? ` (${number(count)})` : ''}`;

export const loading = 'De vertalingen worden geladen';
export const notLoaded =
  'De vertalingen konden niet worden geladen. Controleer uw verbinding en probeer het opnieuw.';
export const changedMeanwhile =
  'Iemand anders heeft dit citaat intussen gewijzigd. De vertalingen zijn die van de nieuwere versie.';
export const loadNewer = 'Nieuwere versie laden';

export const notSaid = 'Niet opgegeven';

export const asOriginal = 'Zoals in het origineel';

export const anotherLanguage = 'Andere taal';
export const chooseLanguage = 'Kies een taal';
export const add = 'Vertaling toevoegen';
export const remove = 'Verwijderen';
export const removeOf = (language: string): string => `Vertaling verwijderen: ${language}`;

export const language = 'Taal';
export const anyLanguage = 'Alle';
export const without = (language: string): string => `Zonder ${language}`;
export const searching = 'Er wordt in de vertalingen gezocht…';
export const notSearched =
  'Er kon niet in de vertalingen worden gezocht, alleen in de teksten van de lijst.';

export function languagesOf(original: string | null, translations: readonly string[]): string {
  if (original === null) return `Vertaald in het ${listed(translations)}`;
  return translations.length === 0
    ? `In het ${original}`
    : `In het ${original}, vertaald in het ${listed(translations)}`;
}

export const noLanguage = 'Elke';
export const inLanguage = (language: string): string => `In het ${language}`;
export const dayWithLanguage = (
  day: string,
  count: number,
  language: string,
  isIn: boolean,
): string => {
  const quotes = plural(count, {
    one: `${number(count)} citaat`,
    other: `${number(count)} citaten`,
  });
  return `${day}: ${quotes}, ${isIn ? 'in het' : 'niet in het'} ${language}`;
};
export const daysIn = (language: string, count: number, days: number): string =>
  plural(days, {
    one: `De volgende dag in het ${language}: ${number(count)}`,
    other: `${number(count)} van de volgende ${number(days)} dagen in het ${language}`,
  });
