import { FIRST_GIVEN_YEAR, LAST_GIVEN_YEAR } from '@bahai-friends/contract';
import type { Database, Dialect } from '../../db/database.ts';
import { appliedMigrations, isNewer } from '../../db/migrate.ts';
import { migrationNames } from '../../db/migrations/index.ts';
import { isSqliteDamage } from '../../db/sqlite/sqlite-errors.ts';
import { answerViolations } from './answer-checks.ts';
import { auditViolations } from './audit-checks.ts';
import { batchAddressProblems, batchQuoteProblems, batchViolations } from './batch-checks.ts';
import {
  addressProblems,
  dailyQuoteProblems,
  givenDayProblems,
  holyDayViolations,
  quoteViolations,
  settingsProblems,
  socialLinkViolations,
} from './content-checks.ts';
import type { Found } from './found.ts';
import { deletedGatheringProblems, gatheringViolations } from './gathering-checks.ts';
import { programmeViolations } from './programme-checks.ts';
import { schemaProblems } from './schema-checks.ts';
import { secondFactorProblems } from './second-factor-checks.ts';
import { storageProblems } from './storage-checks.ts';
import { timestampProblems } from './timestamp-checks.ts';
import {
  masterAdminProblems,
  sessionProblems,
  usernameProblems,
  userViolations,
} from './user-checks.ts';

/** A check and the problems that it has found. */
export interface CheckResult {
  readonly check: string;
  readonly problems: readonly string[];
  /** The reason why it could not look for problems; null when it could. */
  readonly unseen: string | null;
  /** Databases that cannot hold a row that breaks this rule. */
  readonly impossibleIn: readonly Dialect[];
}

async function migrationProblems({ dialect, reads }: Database): Promise<string[]> {
  const applied = await appliedMigrations(reads, dialect);
  if (isNewer(applied)) return ['a newer version has written it'];
  const missing = migrationNames.length - applied.length;
  return missing === 0 ? [] : [`${missing} are missing; starting the site brings it up to date`];
}

type FindProblems = (database: Database) => Promise<Found>;
type Check = readonly [name: string, findProblems: FindProblems, impossibleIn?: readonly Dialect[]];

const TABLE_CHECKS: readonly Check[] = [
  ['The database is intact', storageProblems],
  ['All migrations are applied', migrationProblems],
  ['Tables, indexes and triggers are this program’s', schemaProblems],
];

const CONTENT_CHECKS: readonly Check[] = [
  ['There is exactly one Master Admin', ({ reads }) => masterAdminProblems(reads)],
  ['Users keep the rules', ({ reads }) => userViolations(reads)],
  ['Usernames show what they are', ({ reads }) => usernameProblems(reads)],
  ['Sessions belong to users', ({ reads }) => sessionProblems(reads)],
  ['Second factors can be used', ({ reads }) => secondFactorProblems(reads)],
  ['Quotes keep the rules', ({ reads }) => quoteViolations(reads)],
  ['Recorded quotes of days are there', ({ reads }) => dailyQuoteProblems(reads)],
  ['Holy days keep the rules', ({ reads }) => holyDayViolations(reads)],
  ['Social links keep the rules', ({ reads }) => socialLinkViolations(reads)],
  ['Gatherings keep the rules', ({ reads }) => gatheringViolations(reads)],
  ['Answers to gatherings keep the rules', ({ reads }) => answerViolations(reads)],
  ['Programmes of gatherings keep the rules', ({ reads }) => programmeViolations(reads)],
  ['Settings keep the rules', ({ reads }) => settingsProblems(reads)],
  [
    `Dates are of the years ${FIRST_GIVEN_YEAR} to ${LAST_GIVEN_YEAR}`,
    ({ reads }) => givenDayProblems(reads),
  ],
  // PostgreSQL cannot store a zero character.
  [
    'Addresses can be shown',
    async ({ reads }) => [
      ...(await addressProblems(reads)),
      ...(await batchAddressProblems(reads)),
    ],
    ['postgres'],
  ],
  ['Recorded changes keep the rules', ({ reads }) => auditViolations(reads)],
  ['Batches keep the rules', ({ reads }) => batchViolations(reads)],
  ['Quotes of batches can come back', ({ reads }) => batchQuoteProblems(reads)],
  ['Deleted gatherings can come back', ({ reads }) => deletedGatheringProblems(reads)],
  ['Moments are written in UTC', ({ reads }) => timestampProblems(reads)],
];

async function look(findProblems: FindProblems, database: Database): Promise<Found> {
  try {
    return await findProblems(database);
  } catch (error) {
    if (isSqliteDamage(error)) return [(error as Error).message];
    throw error;
  }
}

async function resultOf(
  [check, findProblems, impossibleIn = []]: Check,
  database: Database,
): Promise<CheckResult> {
  const found = await look(findProblems, database);
  const [problems, unseen] = 'unseen' in found ? [[], found.unseen] : [found, null];
  return { check, problems, unseen, impossibleIn };
}

/** Checks what stands in the tables, which have to be those of this version. */
export async function* checkContents(database: Database): AsyncGenerator<CheckResult> {
  for (const check of CONTENT_CHECKS) yield await resultOf(check, database);
}

/** Runs all checks, one after the other, without changing anything. */
export async function* checkDatabase(database: Database): AsyncGenerator<CheckResult> {
  for (const check of TABLE_CHECKS) {
    const result = await resultOf(check, database);
    yield result;
    const [, findProblems] = check;
    // The other checks need the tables of this version.
    if (findProblems === migrationProblems && result.problems.length > 0) return;
  }
  yield* checkContents(database);
}
