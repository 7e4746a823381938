import { ar } from '../names/ar.ts';
import { de } from '../names/de.ts';
import { en } from '../names/en.ts';
import { es } from '../names/es.ts';
import { fa } from '../names/fa.ts';
import { fr } from '../names/fr.ts';
import { lv } from '../names/lv.ts';
import { nl } from '../names/nl.ts';
import { pt } from '../names/pt.ts';
import { ru } from '../names/ru.ts';
import { sv } from '../names/sv.ts';
import { zh } from '../names/zh.ts';
import type { BadiLanguage, BadiNames } from '../names.ts';

/** The names in each of the languages: no test leaves one out. */
export const namesOfEveryLanguage: Readonly<Record<BadiLanguage, BadiNames>> = {
  en,
  ar,
  de,
  es,
  fa,
  fr,
  lv,
  nl,
  pt,
  ru,
  sv,
  zh,
};
