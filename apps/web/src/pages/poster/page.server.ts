import type { ReadPage } from '../page-kinds.ts';
import type { PosterParts } from './document.tsx';

/** As many as fit, whatever their titles. */
const GATHERINGS_SHOWN = 5;

export const read: ReadPage<PosterParts> = async ({ publicUrl, sources }) => {
  if (publicUrl === null) return null;
  const gatherings = (await sources.gatherings.soon())
    .filter(({ cancelled }) => !cancelled)
    .slice(0, GATHERINGS_SHOWN);
  return { poster: { address: publicUrl, gatherings } };
};
