import { listed, number, plural } from '../../words.ts';

export const languagesAndTranslations = (count: number): string =>
  `Idioma e traduções${count > 0 ? ` (${number(count)})` : ''}`;

export const loading = 'Carregando as traduções';
export const notLoaded =
  'Não foi possível carregar as traduções. Verifique sua conexão e tente novamente.';
export const changedMeanwhile =
  'Outra pessoa alterou esta citação nesse meio-tempo. Suas traduções são as da versão mais recente.';
export const loadNewer = 'Carregar a versão mais recente';

export const notSaid = 'Não indicado';

export const asOriginal = 'Como no original';

export const anotherLanguage = 'Outro idioma';
export const chooseLanguage = 'Escolha um idioma';
export const add = 'Adicionar uma tradução';
export const remove = 'Remover';
export const removeOf = (language: string): string => `Remover a tradução: ${language}`;

export const language = 'Idioma';
export const anyLanguage = 'Todos';
export const without = (language: string): string => `Sem ${language}`;
export const searching = 'Pesquisando nas traduções…';
export const notSearched = 'Não foi possível pesquisar nas traduções, só nos textos da lista.';

export function languagesOf(original: string | null, translations: readonly string[]): string {
  if (original === null) return `Traduzida para: ${listed(translations)}`;
  return translations.length === 0
    ? `Em ${original}`
    : `Em ${original}; traduzida para: ${listed(translations)}`;
}

export const noLanguage = 'Qualquer um';
export const inLanguage = (language: string): string => `Em ${language}`;
export const dayWithLanguage = (
  day: string,
  count: number,
  language: string,
  isIn: boolean,
): string => {
  const quotes = plural(count, {
    one: `${number(count)} citação`,
    other: `${number(count)} citações`,
  });
  return `${day}: ${quotes}, ${isIn ? 'em' : 'não em'} ${language}`;
};
export const daysIn = (language: string, count: number, days: number): string =>
  plural(days, {
    one: `${number(count)} do próximo dia em ${language}`,
    other: `${number(count)} dos próximos ${number(days)} dias em ${language}`,
  });
