import { listed, number, plural } from '../../words.ts';

export const languagesAndTranslations = (count: number): string =>
  `Sprache und Übersetzungen${count > 0 ? ` (${number(count)})` : ''}`;

export const loading = 'Die Übersetzungen werden geladen';
export const notLoaded =
  'Die Übersetzungen konnten nicht geladen werden. Bitte prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.';
export const changedMeanwhile =
  'Jemand anders hat dieses Zitat inzwischen geändert. Seine Übersetzungen sind die der neueren Fassung.';
export const loadNewer = 'Neuere Fassung laden';

export const notSaid = 'Keine Angabe';

export const asOriginal = 'Wie im Original';

export const anotherLanguage = 'Weitere Sprache';
export const chooseLanguage = 'Sprache wählen';
export const add = 'Übersetzung hinzufügen';
export const remove = 'Entfernen';
export const removeOf = (language: string): string => `Übersetzung entfernen: ${language}`;

export const language = 'Sprache';
export const anyLanguage = 'Alle';
export const without = (language: string): string => `Ohne ${language}`;
export const searching = 'Die Übersetzungen werden durchsucht …';
export const notSearched =
  'Die Übersetzungen konnten nicht durchsucht werden, nur die Texte der Liste.';

export function languagesOf(original: string | null, translations: readonly string[]): string {
  if (original === null) return `Übersetzt: ${listed(translations)}`;
  return translations.length === 0
    ? `Original: ${original}`
    : `Original: ${original}; übersetzt: ${listed(translations)}`;
}

export const noLanguage = 'Beliebig';
export const inLanguage = (language: string): string => `Auf ${language}`;
export const dayWithLanguage = (
  day: string,
  count: number,
  language: string,
  isIn: boolean,
): string => {
  const quotes = plural(count, { one: `${number(count)} Zitat`, other: `${number(count)} Zitate` });
  return `${day}: ${quotes}, ${isIn ? 'auf' : 'nicht auf'} ${language}`;
};
export const daysIn = (language: string, count: number, days: number): string =>
  plural(days, {
    one: `Am nächsten Tag ${number(count)} auf ${language}`,
    other: `${number(count)} der nächsten ${number(days)} Tage auf ${language}`,
  });
