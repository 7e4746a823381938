import type { Dialect, Driver } from 'kysely';

/** A driver that calls `onWrite` whenever a statement or transaction is over. */
function listeningDriver(driver: Driver, onWrite: () => void): Driver {
  return {
    init: (options) => driver.init(options),
    acquireConnection: (options) => driver.acquireConnection(options),
    beginTransaction: (connection, settings) => driver.beginTransaction(connection, settings),
    commitTransaction: (connection) => driver.commitTransaction(connection),
    rollbackTransaction: (connection) => driver.rollbackTransaction(connection),
    // The connection goes back when a statement or transaction is over, before its caller learns of it.
    async releaseConnection(connection, options) {
      onWrite();
      await driver.releaseConnection(connection, options);
    },
    destroy: (options) => driver.destroy(options),
  };
}

/**
 * A dialect for writing that reports its writes.
 *
 * @param onWrite Called after each statement or transaction, before its caller learns that it is over. It
 *   must not throw.
 */
export function withWriteListener(dialect: Dialect, onWrite: () => void): Dialect {
  return {
    createDriver: () => listeningDriver(dialect.createDriver(), onWrite),
    createQueryCompiler: () => dialect.createQueryCompiler(),
    createAdapter: () => dialect.createAdapter(),
    createIntrospector: (db) => dialect.createIntrospector(db),
  };
}
