import type { Dialect, Driver } from 'kysely';

/** A driver that says so whenever what was written through it is there to be read. */
function noteWritten(driver: Driver, onWritten: () => void): Driver {
  return {
    init: (options) => driver.init(options),
    acquireConnection: (options) => driver.acquireConnection(options),
    beginTransaction: (connection, settings) => driver.beginTransaction(connection, settings),
    commitTransaction: (connection) => driver.commitTransaction(connection),
    rollbackTransaction: (connection) => driver.rollbackTransaction(connection),
    // A statement or transaction is over when its connection goes back, and not yet known to be.
    async releaseConnection(connection, options) {
      onWritten();
      await driver.releaseConnection(connection, options);
    },
    destroy: (options) => driver.destroy(options),
  };
}

/**
 * A dialect for writing: `onWritten` is called before anybody learns that a change has been made. It
 * must not throw.
 */
export function notingWrites(dialect: Dialect, onWritten: () => void): Dialect {
  return {
    createDriver: () => noteWritten(dialect.createDriver(), onWritten),
    createQueryCompiler: () => dialect.createQueryCompiler(),
    createAdapter: () => dialect.createAdapter(),
    createIntrospector: (db) => dialect.createIntrospector(db),
  };
}
