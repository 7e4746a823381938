import type { ReadPage } from '../page-kinds.ts';
import type { FastTimesParts, FastTimesValues } from './document.tsx';

export const read: ReadPage<FastTimesParts, FastTimesValues> = async ({ sources, values }) => {
  const fastTimes = await sources.fastTimes.ofYear(values.year);
  return fastTimes && { fastTimes };
};
