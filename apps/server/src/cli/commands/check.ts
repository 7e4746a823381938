import { appliedMigrations, isNewer } from '../../db/migrate.ts';
import { migrationNames } from '../../db/migrations/index.ts';
import { openExistingDatabase } from '../../db/open-database.ts';
import type { Environment } from '../../environment.ts';
import { type CheckResult, checkDatabase } from '../../maintenance/checks/database-checks.ts';
import { sealingProblems } from '../../maintenance/checks/sealing-checks.ts';
import { createSealing } from '../../sealing/key-in-use.ts';

/** How many problems of one check are listed. */
const LISTED_MAX = 5;

function line({ check, problems, unseen }: CheckResult): string {
  if (unseen !== null) return `unseen  ${check}: ${unseen}`;
  if (problems.length === 0) return `ok      ${check}`;
  const more = problems.length - LISTED_MAX;
  const listed = [...problems.slice(0, LISTED_MAX), ...(more > 0 ? [`and ${more} more`] : [])];
  return `FAILED  ${check}: ${listed.join('; ')}`;
}

function show(result: CheckResult): void {
  console.log(line(result));
  if (result.problems.length > 0) process.exitCode = 1;
}

/** Prints one line per check; the exit code is 1 when one fails. Nothing is changed. */
export async function check(environment: Environment): Promise<void> {
  const database = await openExistingDatabase(environment);
  try {
    for await (const result of checkDatabase(database)) show(result);
    const applied = await appliedMigrations(database.reads, database.dialect);
    // This version knows only its own sealed columns.
    if (isNewer(applied) || applied.length < migrationNames.length) return;
    const found = await sealingProblems(createSealing(database, environment));
    const [problems, unseen] = 'unseen' in found ? [[], found.unseen] : [found, null];
    show({ check: 'What is sealed can be read', problems, unseen, impossibleIn: [] });
  } finally {
    await database.close();
  }
}
