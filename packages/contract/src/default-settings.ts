import type { Language, NewSettings } from './settings.ts';

/** What the community is called until it says so itself. */
export const DEFAULT_SITE_NAME = "Bahá'í Friends";

/** What the home page says under the name, in its language, until the community says something else. */
export const DEFAULT_TAGLINES: Readonly<Record<Language, string>> = {
  en: "A space for everyone to learn and feel inspired by all things Bahá'í.",
  ar: 'مكانٌ يتعلّم فيه الجميع ويستلهمون من كلّ ما هو بهائي.',
  de: 'Ein Ort für alle, um zu lernen und sich von allem inspirieren zu lassen, was mit dem Bahá’í-Glauben zu tun hat.',
  es: 'Un espacio para que todos aprendan y se inspiren en todo lo bahá’í.',
  fa: 'جایی برای همه، برای آموختن و الهام گرفتن از هر آنچه بهائی است.',
  fr: 'Un espace où chacun peut apprendre et s’inspirer de tout ce qui est bahá’í.',
  lv: 'Vieta, kur ikviens var mācīties un gūt iedvesmu no visa, kas saistīts ar Bahá’í ticību.',
  nl: 'Een plek waar iedereen kan leren en inspiratie vindt in alles wat bahá’í is.',
  pt: 'Um espaço para todos aprenderem e se inspirarem em tudo o que é bahá’í.',
  ru: 'Место, где каждый может узнать о вере Бахаи и найти в ней вдохновение.',
  sv: 'En plats där alla kan lära sig och inspireras av allt som är bahá’í.',
  zh: '人人都能在此学习，并从与巴哈伊有关的一切中获得启迪。',
};

export const DEFAULT_TAGLINE: string = DEFAULT_TAGLINES.en;

/** What holds until the Master Admin sets something else. */
export const DEFAULT_SETTINGS: NewSettings = {
  siteName: DEFAULT_SITE_NAME,
  tagline: DEFAULT_TAGLINE,
  timeZone: 'UTC',
  place: null,
  language: 'en',
  contact: '',
  holyDaysAhead: false,
  listed: true,
};
