import { addDays } from '@bahai-friends/badi-calendar';
import { ANSWER_DAYS, type PublicSettings } from '@bahai-friends/contract';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import { featureOffSince, isOffForLong } from '../../db/features-off.ts';
import type { SealedColumn } from '../../sealing/sealed-columns.ts';
import type { SealingKey } from '../../sealing/sealing-key.ts';
import { deleteAllNames, deletePastNames } from './names.repository.ts';

/** The last civil day of what was held so long ago that nobody's name is kept. */
export const forgottenUntil = (today: string): string => addDays(today, -ANSWER_DAYS);

/** What was sealed, as it was typed; null where there is none, or it cannot be read, which `check` tells. */
export function openedName(
  key: SealingKey | null,
  column: SealedColumn,
  sealed: string | null,
): string | null {
  if (key === null || sealed === null) return null;
  try {
    return key.open(column, sealed);
  } catch {
    return null;
  }
}

interface TidyNamesDependencies {
  readonly database: Pick<Database, 'writes'>;
  readonly clock: Pick<Clock, 'now' | 'after'>;
  readonly settings: { shown(): Promise<Pick<PublicSettings, 'today' | 'features'>> };
}

/** Deletes who came to what is over, and who read there; nobody is shown it meanwhile. */
export function createTidyNames({ database, clock, settings }: TidyNamesDependencies) {
  return async (): Promise<void> => {
    const db = database.writes;
    const { today, features } = await settings.shown();
    await deletePastNames(db, forgottenUntil(today));
    const since = features.gatherings ? null : await featureOffSince(db, 'gatherings');
    if (isOffForLong(since, clock)) await deleteAllNames(db);
  };
}
