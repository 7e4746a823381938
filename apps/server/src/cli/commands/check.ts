import { openExistingDatabase } from '../../db/open-database.ts';
import type { Environment } from '../../environment.ts';
import { type CheckResult, checkDatabase } from '../../maintenance/checks/database-checks.ts';

/** Problems of one check that are listed. */
const LISTED_MAX = 5;

function line({ check, problems, unseen }: CheckResult): string {
  if (unseen !== null) return `unseen  ${check}: ${unseen}`;
  if (problems.length === 0) return `ok      ${check}`;
  const more = problems.length - LISTED_MAX;
  const listed = [...problems.slice(0, LISTED_MAX), ...(more > 0 ? [`and ${more} more`] : [])];
  return `FAILED  ${check}: ${listed.join('; ')}`;
}

/** Prints one line per check; the exit code is 1 when one fails. Nothing is changed. */
export async function check(environment: Environment): Promise<void> {
  const database = await openExistingDatabase(environment);
  try {
    for await (const result of checkDatabase(database)) {
      console.log(line(result));
      if (result.problems.length > 0) process.exitCode = 1;
    }
  } finally {
    await database.close();
  }
}
