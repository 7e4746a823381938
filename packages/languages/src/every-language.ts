// One line for each language: this is the list that holds it.
export { ar } from './ar/index.ts';
export { de } from './de/index.ts';
export { en } from './en/index.ts';
export { es } from './es/index.ts';
export { fa } from './fa/index.ts';
export { fr } from './fr/index.ts';
export { lv } from './lv/index.ts';
export { nl } from './nl/index.ts';
export { pt } from './pt/index.ts';
export { ru } from './ru/index.ts';
export { sv } from './sv/index.ts';
export { zh } from './zh/index.ts';
