/** Each with the name that people know it by. */
export const PAPERS = { a4: 'A4', letter: 'Letter' } as const;

/** What a calendar has a layout for. */
export type Paper = keyof typeof PAPERS;

export const isPaper = (text: string): text is Paper => Object.hasOwn(PAPERS, text);
