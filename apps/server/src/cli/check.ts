import { openExistingDatabase } from '../db/open-database.ts';
import { checkDatabase, type Finding } from '../maintenance/checks/database-checks.ts';
import type { Settings } from '../settings.ts';

/** Problems of one kind that are told one by one. */
const TOLD_MAX = 5;

function line({ check, problems }: Finding): string {
  if (problems.length === 0) return `ok      ${check}`;
  const more = problems.length - TOLD_MAX;
  const told = [...problems.slice(0, TOLD_MAX), ...(more > 0 ? [`and ${more} more`] : [])];
  return `FAILED  ${check}: ${told.join('; ')}`;
}

/** Prints one line per check; the exit code is 1 when one fails. Nothing is changed. */
export async function check(settings: Settings): Promise<void> {
  const database = await openExistingDatabase(settings);
  try {
    for await (const finding of checkDatabase(database)) {
      console.log(line(finding));
      if (finding.problems.length > 0) process.exitCode = 1;
    }
  } finally {
    await database.close();
  }
}
