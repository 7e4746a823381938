import type { ReadPage } from '../page-kinds.ts';
import type { PosterParts } from './document.tsx';

export const read: ReadPage<PosterParts> = async ({ publicUrl }) =>
  publicUrl === null ? null : { poster: { address: publicUrl } };
