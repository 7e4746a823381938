import { listed, number, plural } from '../../words.ts';

export const languagesAndTranslations = (count: number): string =>
  `Idioma y traducciones${count > 0 ? ` (${number(count)})` : ''}`;

export const loading = 'Cargando las traducciones';
export const notLoaded =
  'No se pudieron cargar las traducciones. Compruebe su conexión e inténtelo de nuevo.';
export const changedMeanwhile =
  'Otra persona cambió esta cita mientras tanto. Sus traducciones son las de la versión más reciente.';
export const loadNewer = 'Cargar la versión más reciente';

export const notSaid = 'Sin indicar';

export const asOriginal = 'Como en el original';

export const anotherLanguage = 'Otro idioma';
export const chooseLanguage = 'Elija un idioma';
export const add = 'Añadir una traducción';
export const remove = 'Quitar';
export const removeOf = (language: string): string => `Quitar la traducción: ${language}`;

export const language = 'Idioma';
export const anyLanguage = 'Todos';
export const without = (language: string): string => `Sin ${language}`;
export const searching = 'Buscando en las traducciones…';
export const notSearched = 'No se pudo buscar en las traducciones: solo en los textos de la lista.';

export function languagesOf(original: string | null, translations: readonly string[]): string {
  if (original === null) return `Traducida a: ${listed(translations)}`;
  return translations.length === 0
    ? `En ${original}`
    : `En ${original}; traducida a: ${listed(translations)}`;
}

export const noLanguage = 'Cualquiera';
export const inLanguage = (language: string): string => `En ${language}`;
export const dayWithLanguage = (
  day: string,
  count: number,
  language: string,
  isIn: boolean,
): string => {
  const quotes = plural(count, { one: `${number(count)} cita`, other: `${number(count)} citas` });
  return `${day}: ${quotes}, ${isIn ? 'en' : 'no en'} ${language}`;
};
export const daysIn = (language: string, count: number, days: number): string =>
  plural(days, {
    one: `${number(count)} del próximo día en ${language}`,
    other: `${number(count)} de los próximos ${number(days)} días en ${language}`,
  });
