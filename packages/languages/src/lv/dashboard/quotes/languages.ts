import { latvian } from '../../latvian.ts';

const { number, listed, plural } = latvian;

export const languagesAndTranslations = (count: number): string =>
  `Valoda un tulkojumi${count > 0 ? ` (${number(count)})` : ''}`;

export const loading = 'Tiek ielādēti tulkojumi';
export const notLoaded =
  'Tulkojumus neizdevās ielādēt. Pārbaudiet savienojumu un mēģiniet vēlreiz.';
export const changedMeanwhile =
  'Kāds cits pa to laiku ir mainījis šo citātu. Tulkojumi ir no jaunākās versijas.';
export const loadNewer = 'Ielādēt jaunāko versiju';

export const notSaid = 'Nav norādīta';

export const asOriginal = 'Kā oriģinālā';

export const anotherLanguage = 'Cita valoda';
export const chooseLanguage = 'Izvēlieties valodu';
export const add = 'Pievienot tulkojumu';
export const remove = 'Noņemt';
export const removeOf = (language: string): string => `Noņemt tulkojumu: ${language}`;

export const language = 'Valoda';
export const anyLanguage = 'Visas';
export const without = (language: string): string => `Nav šajā valodā: ${language}`;
export const searching = 'Notiek meklēšana tulkojumos…';
export const notSearched = 'Tulkojumos meklēt neizdevās: meklēts tikai saraksta tekstos.';

export function languagesOf(original: string | null, translations: readonly string[]): string {
  if (original === null) return `Tulkojumi: ${listed(translations)}`;
  return translations.length === 0
    ? `Valoda: ${original}`
    : `Valoda: ${original}; tulkojumi: ${listed(translations)}`;
}

export const noLanguage = 'Jebkura';
export const inLanguage = (language: string): string => `${language} valodā`;
export const dayWithLanguage = (
  day: string,
  count: number,
  language: string,
  isIn: boolean,
): string => {
  const quotes = plural(count, {
    one: `${number(count)} citāts`,
    other: `${number(count)} citāti`,
  });
  return `${day}: ${quotes}, ${isIn ? '' : 'nav '}${language} valodā`;
};
export const daysIn = (language: string, count: number, days: number): string =>
  plural(days, {
    one: `Nākamajā ${number(days)} dienā ${language} valodā: ${number(count)}`,
    other: `Nākamajās ${number(days)} dienās ${language} valodā: ${number(count)}`,
  });
