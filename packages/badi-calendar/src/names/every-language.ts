import type { BadiLanguage } from '../badi-languages.ts';
import { frozenNames } from '../frozen-names.ts';
import type { BadiNames } from '../names.ts';
import { ar } from './ar.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fa } from './fa.ts';
import { fr } from './fr.ts';
import { lv } from './lv.ts';
import { nl } from './nl.ts';
import { pt } from './pt.ts';
import { ru } from './ru.ts';
import { sv } from './sv.ts';
import { zh } from './zh.ts';

/**
 * The names in each of the twelve languages, for programs that read or write any of them; a page imports only those
 * that it shows.
 */
export const namesOfEveryLanguage: Readonly<Record<BadiLanguage, BadiNames>> =
  /* @__PURE__ */ frozenNames({
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
  });
