import type { Database, Dialect } from '../../db/database.ts';
import { appliedMigrations, isNewer } from '../../db/migrate.ts';
import { migrationNames } from '../../db/migrations/index.ts';
import { isSqliteDamage } from '../../db/sqlite/sqlite-errors.ts';
import { auditViolations } from './audit-checks.ts';
import {
  addressProblems,
  holyDayViolations,
  quoteViolations,
  socialLinkViolations,
} from './content-checks.ts';
import { storageProblems } from './storage-checks.ts';
import { dailyQuoteProblems, timestampProblems } from './timestamp-checks.ts';
import {
  masterAdminProblems,
  sessionProblems,
  usernameProblems,
  userViolations,
} from './user-checks.ts';

/** What was looked at, and what is wrong there; nothing when all is well. */
export interface Finding {
  readonly check: string;
  readonly problems: readonly string[];
  /**
   * Rows of earlier versions may break this rule: in these databases they go on working, and a restore
   * takes them.
   */
  readonly toleratedBy: readonly Dialect[];
}

async function migrationProblems({ dialect, reads }: Database): Promise<string[]> {
  const applied = await appliedMigrations(reads, dialect);
  if (isNewer(applied)) return ['a newer version has written it'];
  const missing = migrationNames.length - applied.length;
  return missing === 0 ? [] : [`${missing} are missing; starting the site brings it up to date`];
}

type Look = (database: Database) => Promise<string[]>;
type Check = readonly [name: string, look: Look, toleratedBy?: readonly Dialect[]];

const CHECKS: readonly Check[] = [
  ['The database is intact', storageProblems],
  ['All migrations are applied', migrationProblems],
  ['There is exactly one Master Admin', ({ reads }) => masterAdminProblems(reads)],
  ['Users keep the rules', ({ reads }) => userViolations(reads)],
  ['Usernames show what they are', ({ reads }) => usernameProblems(reads), ['sqlite', 'postgres']],
  ['Sessions belong to users', ({ reads }) => sessionProblems(reads)],
  ['Quotes keep the rules', ({ reads }) => quoteViolations(reads)],
  ['Recorded quotes of days are there', ({ reads }) => dailyQuoteProblems(reads)],
  ['Holy days keep the rules', ({ reads }) => holyDayViolations(reads)],
  ['Social links keep the rules', ({ reads }) => socialLinkViolations(reads)],
  // PostgreSQL keeps no zero character.
  ['Addresses can be shown', ({ reads }) => addressProblems(reads), ['sqlite']],
  ['Recorded changes keep the rules', ({ reads }) => auditViolations(reads)],
  ['Moments are written in UTC', ({ reads }) => timestampProblems(reads)],
];

async function problemsOf(look: Look, database: Database): Promise<string[]> {
  try {
    return await look(database);
  } catch (error) {
    if (isSqliteDamage(error)) return [(error as Error).message];
    throw error;
  }
}

/** Looks at everything that always holds, changing nothing. */
export async function* checkDatabase(database: Database): AsyncGenerator<Finding> {
  for (const [check, look, toleratedBy = []] of CHECKS) {
    const problems = await problemsOf(look, database);
    yield { check, problems, toleratedBy };
    // Tables that are not there cannot be looked at.
    if (look === migrationProblems && problems.length > 0) return;
  }
}
