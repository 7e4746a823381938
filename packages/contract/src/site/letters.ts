/** What visitors can have sent to them, in the order in which forms offer it. */
export const LETTER_TOPICS = ['daily', 'weekly', 'reminders'] as const;
export type LetterTopic = (typeof LETTER_TOPICS)[number];

/** Days after which an address that nobody has confirmed is forgotten. */
export const CONFIRM_DAYS = 7;

/** In code points: what the community says in its next weekly letter. */
export const LETTER_NOTE_MAX = 2000;
