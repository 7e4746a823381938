import { latvian } from '../../latvian.ts';

const { number, day: written } = latvian;

export const language = 'Valoda';
export const original = 'Kā ievadīts';
export const text = 'Kopīgojamais teksts';
export const copy = 'Kopēt tekstu';
export const copied = 'Teksts ir nokopēts.';
export const copyFailed = 'Tekstu neizdevās nokopēt. Iezīmējiet un nokopējiet to paši.';
export const ways = 'Nosūtīt tālāk';
export const mail = 'E-pasts';
export const pictures = 'Attēli';
export const landscape = 'Ainava';
export const portrait = 'Portrets';
export const story = 'Stāsts';
export const fromDay = (day: string) =>
  `Tajā norādītā adrese ved uz citātu no šīs dienas: ${written(day)}.`;
export const noDay = 'Citātam nav dienas, tāpēc adrese ir sākumlapas adrese.';
export const onlySource = (max: number) =>
  `Citātā ir vairāk nekā ${number(max)} rakstzīmes, tāpēc teksts norāda tikai, kur tas atrodams.`;
export const loading = 'Ielādē tekstu';
export const loadError = 'Tekstu neizdevās ielādēt. Mēģiniet vēlreiz.';
export const pictureFailed = 'Attēlu neizdevās saglabāt';
