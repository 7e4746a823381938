import type { Environment } from '../../environment.ts';
import { OperatorError } from '../../errors/operator-error.ts';
import { createSealing } from '../../sealing/key-in-use.ts';
import { withDatabase } from '../with-database.ts';
import { NO_SEALING_KEY } from './sealing-key-reasons.ts';

/** Prints the sealing key, for a copy on paper: no backup holds it. */
export function printSealingKey(environment: Environment): Promise<void> {
  return withDatabase(environment, async (database) => {
    const sealing = createSealing(database, environment);
    const state = await sealing.state();
    if (state !== 'ready') throw new OperatorError(NO_SEALING_KEY[state]);
    console.log(String(await sealing.printed()));
  });
}
