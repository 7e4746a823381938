const LANGUAGES = ['en', 'ar', 'de', 'es', 'fa', 'fr', 'lv', 'nl', 'pt', 'ru', 'sv', 'zh'] as const;

/** Languages that have a names module of their own, `names/<language>`. */
export const BADI_LANGUAGES: typeof LANGUAGES = /* @__PURE__ */ Object.freeze(LANGUAGES);

export type BadiLanguage = (typeof LANGUAGES)[number];
