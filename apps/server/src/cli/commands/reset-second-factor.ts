import { systemClock } from '../../clock.ts';
import { OperatorError } from '../../errors/operator-error.ts';
import { resetSecondFactor as reset } from '../../features/second-factor/factor-reset.ts';
import { endSessionsOf } from '../../features/session/session.repository.ts';
import type { Settings } from '../../settings.ts';
import { withDatabase } from '../with-database.ts';

/** Lets a user who has lost the second factor log in with the password alone. */
export function resetSecondFactor(username: string, settings: Settings): Promise<void> {
  return withDatabase(settings, async (database) => {
    const outcome = await reset({ database, clock: systemClock, endSessionsOf }, username);
    if (outcome === 'unknown') throw new OperatorError(`There is no user ${username}.`);
    console.log(
      outcome === 'none'
        ? `Nothing to do: ${username} has no second factor.`
        : `Done: ${username} logs in with the password alone, until a second factor is added again.`,
    );
  });
}
