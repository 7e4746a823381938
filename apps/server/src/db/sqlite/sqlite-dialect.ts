import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite';
import {
  type Dialect,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteDialect,
  type SqliteStatement,
} from 'kysely';

/** Distinct statements kept prepared; the product has far fewer. */
const PREPARED_MAX = 500;

class PreparedStatement implements SqliteStatement {
  readonly reader: boolean;
  readonly #statement: StatementSync;

  constructor(statement: StatementSync) {
    this.#statement = statement;
    this.reader = statement.columns().length > 0;
  }

  // Kysely types parameters as unknown; the repositories bind strings, numbers and nulls only.
  all(parameters: readonly unknown[]): unknown[] {
    return this.#statement.all(...(parameters as SQLInputValue[]));
  }

  run(parameters: readonly unknown[]) {
    return this.#statement.run(...(parameters as SQLInputValue[]));
  }

  iterate(parameters: readonly unknown[]): IterableIterator<unknown> {
    return this.#statement.iterate(...(parameters as SQLInputValue[]));
  }
}

/**
 * A rollback that does nothing when SQLite has already rolled back by itself, as on a full disk: otherwise it would
 * fail, and hide the reason. https://www.sqlite.org/lang_transaction.html#response_to_errors_within_a_transaction
 */
class Rollback extends PreparedStatement {
  readonly #database: DatabaseSync;

  constructor(database: DatabaseSync, sql: string) {
    super(database.prepare(sql));
    this.#database = database;
  }

  override all(parameters: readonly unknown[]): unknown[] {
    return this.#database.isTransaction ? super.all(parameters) : [];
  }

  override run(parameters: readonly unknown[]) {
    return this.#database.isTransaction ? super.run(parameters) : NOTHING_CHANGED;
  }
}

const NOTHING_CHANGED = { changes: 0, lastInsertRowid: 0 };

/**
 * Lets Kysely's SQLite dialect drive `node:sqlite`: that dialect expects parameters as one array
 * and a statement that knows whether it returns rows.
 */
function adapt(database: DatabaseSync): SqliteDatabase {
  const prepared = new Map<string, PreparedStatement>();
  return {
    close: () => database.close(),
    prepare(sql) {
      // A deferred transaction that turns from reading to writing fails at once, without waiting,
      // when another process has written meanwhile; an immediate one waits its turn at the start.
      const text = sql === 'begin' ? 'begin immediate' : sql;
      const known = prepared.get(text);
      if (known) return known;
      const statement =
        text === 'rollback'
          ? new Rollback(database, text)
          : new PreparedStatement(database.prepare(text));
      if (prepared.size >= PREPARED_MAX) prepared.clear();
      prepared.set(text, statement);
      return statement;
    },
  };
}

/**
 * SQLite changes tables in transactions like anything else. If Kysely did not know, a migration that is cut off would
 * leave half of its tables behind, and of processes that start at once each would do a part.
 */
class TransactionalDdlAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

class NodeSqliteDialect extends SqliteDialect {
  override createAdapter(): SqliteAdapter {
    return new TransactionalDdlAdapter();
  }
}

/** Kysely's dialect on a connection of `node:sqlite`. */
export const sqliteDialect = (connection: DatabaseSync): Dialect =>
  new NodeSqliteDialect({ database: adapt(connection) });
