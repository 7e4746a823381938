import type { Kysely, Transaction } from 'kysely';
import type { Tables } from './tables/index.ts';

export type Dialect = 'sqlite' | 'postgres';
/** The greatest id of a row; PostgreSQL refuses to look for a greater one. */
export const ID_MAX = 2 ** 31 - 1;

/** What a query runs on: a database or one of its transactions. */
export type Queries = Kysely<Tables>;
export type { Transaction };

/**
 * An open database. Reads and writes are apart because SQLite takes one writer at a time: a long
 * write transaction must not keep readers waiting. On PostgreSQL each has connections of its own, because
 * changes of one table wait for each other and would else take all of them.
 */
export interface Database {
  readonly dialect: Dialect;
  readonly reads: Queries;
  readonly writes: Queries;
  /**
   * A number that differs when public content may have changed since the last call: values read before may be cached
   * only as long as it stays the same. It changes before a write of this process returns, and within a second after a
   * write of another one.
   */
  contentVersion(): number;
  /** Whether a write would now wait for another one of this process: on SQLite they take turns. */
  isWriting(): boolean;
  /**
   * Does something while no other process uses the database; only of an embedded one that others may use.
   *
   * @throws OperatorError when one does
   */
  whileAlone?<T>(work: () => Promise<T>): Promise<T>;
  close(): Promise<void>;
}
