import type { ProgrammeParts } from '@bahai-friends/contract';
import type { ReadPage } from '../page-kinds.ts';
import type { ProgrammeValues } from './document.tsx';

export const read: ReadPage<ProgrammeParts, ProgrammeValues> = async ({
  sources: { programmes },
  values: { id, day, view, paper },
}) => {
  const programme = await programmes.onDay(id, day);
  return programme && { programme: { ...programme, view, paper, token: null } };
};
