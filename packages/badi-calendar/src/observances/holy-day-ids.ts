const IDS = [
  'naw-ruz',
  'first-day-of-ridvan',
  'ninth-day-of-ridvan',
  'twelfth-day-of-ridvan',
  'declaration-of-the-bab',
  'ascension-of-bahaullah',
  'martyrdom-of-the-bab',
  'birth-of-the-bab',
  'birth-of-bahaullah',
  'day-of-the-covenant',
  'ascension-of-abdul-baha',
] as const;

/** What the holy days are called in programs, in the order of their numbers; they will not change. */
export const HOLY_DAY_IDS: typeof IDS = /* @__PURE__ */ Object.freeze(IDS);

export type HolyDayId = (typeof IDS)[number];
