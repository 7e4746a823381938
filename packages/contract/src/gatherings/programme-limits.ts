/** The parts of a programme: the three of a Feast, and others. */
export const PROGRAMME_PARTS = ['devotional', 'consultation', 'social', 'other'] as const;

/** How many items a programme has, and how long each text is, in Unicode code points. */
export const PROGRAMME_LIMITS = {
  items: 60,
  title: 200,
  text: 5000,
  source: 500,
  reader: 60,
} as const;
