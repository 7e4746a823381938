import type { Environment } from '../../environment.ts';
import { OperatorError } from '../../errors/operator-error.ts';
import { createSealing, type SealingState } from '../../sealing/sealing.ts';
import { withDatabase } from '../with-database.ts';

const REASONS: Readonly<Record<Exclude<SealingState, 'ready'>, string>> = {
  unused: 'There is no sealing key yet: it is made when the first secret is stored.',
  missing:
    'The sealing key is not there: put it back, as sealing.key in DATA_DIR or as SEALING_KEY.',
  unfit: 'The sealing key that is there is not the one of this database: put the right one back.',
};

/** Prints the key of what is sealed, for a copy on paper: no backup holds it. */
export function printSealingKey(environment: Environment): Promise<void> {
  return withDatabase(environment, async (database) => {
    const sealing = createSealing(database, environment);
    const state = await sealing.state();
    if (state !== 'ready') throw new OperatorError(REASONS[state]);
    console.log(String(await sealing.printed()));
  });
}
