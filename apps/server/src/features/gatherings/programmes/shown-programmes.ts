import type { ShownGathering, ShownProgramme } from '@bahai-friends/contract';
import type { CommunityDay } from '../../../community-day.ts';
import type { Database } from '../../../db/database.ts';
import type { Sealing } from '../../../sealing/key-in-use.ts';
import type { PublicGatheringsService } from '../public-gatherings.service.ts';
import { findProgramme } from './programmes.repository.ts';
import { readersOf } from './programmes.service.ts';
import { readItems } from './stored-items.ts';

interface ShownProgrammesDependencies {
  readonly database: Pick<Database, 'reads'>;
  readonly communityDay: Pick<CommunityDay, 'today'>;
  readonly sealing: Pick<Sealing, 'find'>;
  readonly gatherings: Pick<PublicGatheringsService, 'shownOn' | 'behind'>;
}

/** Programmes as pages show them: none for a cancelled meeting, and none without items. */
export interface ShownProgrammes {
  /** The public programme, without readers. */
  onDay(id: number, day: string): Promise<ShownProgramme | null>;
  /** The programme for people with the gathering's link, with readers. */
  behind(token: string, day: string): Promise<ShownProgramme | null>;
}

export function createShownProgrammes({
  database: { reads },
  communityDay,
  sealing,
  gatherings,
}: ShownProgrammesDependencies): ShownProgrammes {
  async function shown(
    gathering: ShownGathering | null,
    readers: (meeting: ShownGathering) => Promise<readonly string[]>,
  ): Promise<ShownProgramme | null> {
    if (gathering === null || gathering.cancelled) return null;
    const stored = await findProgramme(reads, gathering);
    const items = stored ? readItems(stored.items) : [];
    if (items.length === 0) return null;
    const names = await readers(gathering);
    return {
      gathering,
      items: items.map((item, index) => ({ ...item, reader: names[index] ?? '' })),
    };
  }

  return {
    onDay: async (id, day) => shown(await gatherings.shownOn(id, day), async () => []),

    async behind(token, day) {
      const view = await gatherings.behind(token, day);
      const gathering = view?.view === 'link-day' ? view.gathering : null;
      return shown(gathering, async (meeting) =>
        readersOf(reads, meeting, await sealing.find(), communityDay.today()),
      );
    },
  };
}
