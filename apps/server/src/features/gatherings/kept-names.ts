import { addDays } from '@bahai-friends/badi-calendar';
import { ANSWER_DAYS, type PublicSettings } from '@bahai-friends/contract';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import { featureOffSince, isOffForLong } from '../../db/features-off.ts';
import type { SealedColumn } from '../../sealing/sealed-columns.ts';
import type { SealingKey } from '../../sealing/sealing-key.ts';
import { deleteAllNames, deletePastNames } from './names.repository.ts';

/** The last civil day whose meetings are so long ago that their names are deleted. */
export const forgottenUntil = (today: string): string => addDays(today, -ANSWER_DAYS);

/** A sealed name; null where there is none, or where it cannot be opened, which `check` reports. */
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

/** Deletes names of people who came to past meetings, and of their readers; they are hidden before that. */
export function createTidyNames({ database, clock, settings }: TidyNamesDependencies) {
  return async (): Promise<void> => {
    const db = database.writes;
    const { today, features } = await settings.shown();
    await deletePastNames(db, forgottenUntil(today));
    const since = features.gatherings ? null : await featureOffSince(db, 'gatherings');
    if (isOffForLong(since, clock)) await deleteAllNames(db);
  };
}
