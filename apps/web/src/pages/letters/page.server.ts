import type { LettersParts } from '@bahai-friends/contract';
import type { ReadPage } from '../page-kinds.ts';
import type { LettersValues } from './document.tsx';

export const read: ReadPage<LettersParts, LettersValues> = async ({
  sources: { letters },
  values: { view },
}) => {
  if (view === 'look') return { letters: { view } };
  const typed = { email: '', topics: [] };
  return { letters: { view, stamp: letters.formStamp(), typed, problem: null } };
};
