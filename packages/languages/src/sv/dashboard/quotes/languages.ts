import { listed, number, plural } from '../../words.ts';

export const languagesAndTranslations = (count: number): string =>
  `Språk och översättningar${count > 0 ? ` (${number(count)})` : ''}`;

export const loading = 'Hämtar översättningarna';
export const notLoaded =
  'Översättningarna kunde inte hämtas. Kontrollera din anslutning och försök igen.';
export const changedMeanwhile =
  'Någon annan har ändrat det här citatet under tiden. Översättningarna är den nyare versionens.';
export const loadNewer = 'Hämta den nyare versionen';

export const notSaid = 'Inte angivet';

export const asOriginal = 'Som i originalet';

export const anotherLanguage = 'Ett språk till';
export const chooseLanguage = 'Välj ett språk';
export const add = 'Lägg till en översättning';
export const remove = 'Ta bort';
export const removeOf = (language: string): string => `Ta bort översättningen: ${language}`;

export const language = 'Språk';
export const anyLanguage = 'Alla';
export const without = (language: string): string => `Utan ${language}`;
export const searching = 'Söker i översättningarna …';
export const notSearched = 'Det gick inte att söka i översättningarna: bara i listans texter.';

export function languagesOf(original: string | null, translations: readonly string[]): string {
  if (original === null) return `Översatt till ${listed(translations)}`;
  return translations.length === 0
    ? `På ${original}`
    : `På ${original}, översatt till ${listed(translations)}`;
}

export const noLanguage = 'Vilket som helst';
export const inLanguage = (language: string): string => `På ${language}`;
export const dayWithLanguage = (
  day: string,
  count: number,
  language: string,
  isIn: boolean,
): string => `${day}: ${number(count)} citat, ${isIn ? 'på' : 'inte på'} ${language}`;
export const daysIn = (language: string, count: number, days: number): string =>
  plural(days, {
    one: `Nästa dag på ${language}: ${number(count)}`,
    other: `${number(count)} av de kommande ${number(days)} dagarna på ${language}`,
  });
