/** The paper sizes, each with the name that people know it by. */
export const PAPERS = { a4: 'A4', letter: 'Letter' } as const;

/** A paper size for which sheets have a layout. */
export type Paper = keyof typeof PAPERS;

const isPaper = (text: string): text is Paper => Object.hasOwn(PAPERS, text);

/** The paper that a query asks for: null where it asks for none, `refused` for one without a layout. */
export function askedPaper(query: {
  getAll(name: string): readonly string[];
}): Paper | 'refused' | null {
  const [paper, ...others] = query.getAll('paper');
  if (paper === undefined) return null;
  return isPaper(paper) && others.length === 0 ? paper : 'refused';
}
