import type { GatheringsParts } from '@bahai-friends/contract';
import type { ReadPage } from '../page-kinds.ts';
import type { GatheringsValues } from './document.tsx';

export const read: ReadPage<GatheringsParts, GatheringsValues> = async ({
  sources: { gatherings },
  values,
}) => {
  if (values.id === null || values.day === null) {
    return { gatherings: { view: 'all', shown: await gatherings.soon() } };
  }
  const gathering = await gatherings.shownOn(values.id, values.day);
  if (gathering === null) return null;
  const hasProgramme = await gatherings.hasProgramme(gathering);
  return { gatherings: { view: 'one', gathering, hasProgramme, answering: null } };
};
