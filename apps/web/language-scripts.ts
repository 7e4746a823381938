import { join } from 'node:path';
import type { Plugin } from 'vite';

const NAME = /^virtual:language\/[a-z]+$/;
/** Ids are as those of files would be, whose names in the build's manifest begin at this folder. */
const idOf = (name: string): string => join(import.meta.dirname, name);

/** The source of the script of a language. */
const sourceOf = (language: string): string => `
import { ${language} as names } from '@bahai-friends/badi-calendar/names/${language}';
import { days, locale, quotationMarks } from '@bahai-friends/languages/${language}/facts';
import { page } from '@bahai-friends/languages/${language}/page';
import { speakPageLanguage } from '/src/texts/page-language.ts';

speakPageLanguage({ days, locale, quotationMarks }, page, names);
`;

/**
 * The scripts for pages in languages other than English: `virtual:language/sv` and so on. Each has the texts of the
 * language's folder for the scripts of pages, and those of its facts that they use.
 */
export function languageScripts(): Plugin {
  return {
    name: 'language-scripts',
    resolveId: (name) => (NAME.test(name) ? idOf(name) : null),
    load(id) {
      const [, language] = id.split(idOf('virtual:language/'));
      return language ? sourceOf(language) : null;
    },
  };
}
