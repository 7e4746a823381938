import type { RenderedLanguage } from './every-language.ts';
import { type SpokenLanguage, spoken } from './spoken.ts';

const isWhole = (language: SpokenLanguage): language is SpokenLanguage & RenderedLanguage =>
  'documents' in language;

/** The page's language, with the parts that the browser never loads. @throws in the browser, which has none of them */
export function whole(): RenderedLanguage {
  if (!isWhole(spoken))
    throw new Error('Only what renders pages on the server knows whole languages');
  return spoken;
}
