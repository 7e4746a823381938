import type { Dialect, Driver } from 'kysely';

/** Callbacks around each statement or transaction; they must not throw. */
interface WriteListener {
  /** Is called before the write waits for its turn. */
  readonly onBegin?: () => void;
  /** Is called when the write is over, before its caller learns of that. */
  readonly onEnd: () => void;
}

function listeningDriver(driver: Driver, { onBegin, onEnd }: WriteListener): Driver {
  return {
    init: (options) => driver.init(options),
    async acquireConnection(options) {
      onBegin?.();
      try {
        return await driver.acquireConnection(options);
      } catch (error) {
        onEnd();
        throw error;
      }
    },
    beginTransaction: (connection, settings) => driver.beginTransaction(connection, settings),
    commitTransaction: (connection) => driver.commitTransaction(connection),
    rollbackTransaction: (connection) => driver.rollbackTransaction(connection),
    // The connection is released when a statement or transaction is over, before its caller is told.
    async releaseConnection(connection, options) {
      onEnd();
      await driver.releaseConnection(connection, options);
    },
    destroy: (options) => driver.destroy(options),
  };
}

/** A dialect for writing that reports its writes. */
export function withWriteListener(dialect: Dialect, listener: WriteListener): Dialect {
  return {
    createDriver: () => listeningDriver(dialect.createDriver(), listener),
    createQueryCompiler: () => dialect.createQueryCompiler(),
    createAdapter: () => dialect.createAdapter(),
    createIntrospector: (db) => dialect.createIntrospector(db),
  };
}
