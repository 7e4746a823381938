import { sql } from 'kysely';
import type { Database } from '../../apps/server/src/db/database.ts';
import { timeOf } from './measure.ts';

const READS_A_SECOND = 200;

/**
 * Reads the day's quote at a steady rate, whether or not responses come, until it is stopped; then resolves to the
 * times.
 */
export function readSteadily(url: string) {
  const reads: Promise<number>[] = [];
  const read = () => timeOf(async () => (await fetch(`${url}/api/quotes/today`)).text());
  const startedAt = performance.now();
  const timer = setInterval(() => {
    const due = ((performance.now() - startedAt) / 1000) * READS_A_SECOND;
    while (reads.length < due) reads.push(read());
  }, 2);
  return {
    async stop(): Promise<number[]> {
      clearInterval(timer);
      return Promise.all(reads);
    },
  };
}

/** The number of changes of public content; each invalidates the cached pages. */
export async function changesOf({ reads }: Database): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count from content_changes`.execute(reads);
  return rows[0]?.count ?? Number.NaN;
}
