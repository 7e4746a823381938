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
  return gathering && { gatherings: { view: 'one', gathering, answering: null } };
};
