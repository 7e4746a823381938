import { systemClock } from '../../clock.ts';
import { databaseName } from '../../db/open-database.ts';
import type { Environment } from '../../environment.ts';
import { OperatorError } from '../../errors/operator-error.ts';
import { resetSecondFactor as reset } from '../../features/second-factor/factor-reset.ts';
import { endSessionsOf } from '../../features/session/session.repository.ts';
import { tellNewsIn } from '../tell-news.ts';
import { withDatabase } from '../with-database.ts';

/** Lets a user who has lost the second factor log in with the password alone. */
export function resetSecondFactor(username: string, environment: Environment): Promise<void> {
  return withDatabase(environment, async (database) => {
    const outcome = await reset(
      { database, clock: systemClock, endSessionsOf, tellNews: tellNewsIn(database) },
      username,
    );
    if (outcome === 'unknown')
      throw new OperatorError(`There is no user ${username} in ${databaseName(environment)}.`);
    console.log(
      outcome === 'none'
        ? `Nothing to do: ${username} has no second factor.`
        : `Done: ${username} logs in with the password alone, until a second factor is added again.`,
    );
  });
}
