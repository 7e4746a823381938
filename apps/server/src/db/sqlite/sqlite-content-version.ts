import type { DatabaseSync, StatementSync } from 'node:sqlite';

/** How often commits of other processes are looked for: asking costs as much as a small read. */
const REFRESH_EVERY_MS = 100;

/**
 * The content version of a SQLite file: how many changes of public content its triggers have counted. They are read
 * again when SQLite says that another connection has committed something.
 * https://www.sqlite.org/pragma.html#pragma_data_version
 */
export class SqliteContentVersion {
  readonly #reader: DatabaseSync;
  readonly #dataVersion: StatementSync;
  /** The statement cannot be prepared before the table exists. */
  #changes: StatementSync | undefined;
  /** The data version of the file at which the changes were read. */
  #readAt: unknown;
  #version = 0;
  #refreshedAt = Number.NEGATIVE_INFINITY;

  /** @param reader A connection that does not write: SQLite reports the commits of all others. */
  constructor(reader: DatabaseSync) {
    this.#reader = reader;
    this.#dataVersion = reader.prepare('pragma data_version');
  }

  /** A number that differs after a change: at once after {@link onWrite}, otherwise within 100 ms. */
  current(): number {
    if (performance.now() - this.#refreshedAt > REFRESH_EVERY_MS) this.#refresh();
    return this.#version;
  }

  /** To be called after each write of this process. It never throws, or later writes would wait forever. */
  onWrite(): void {
    this.#refresh();
  }

  #refresh(): void {
    this.#refreshedAt = performance.now();
    try {
      const state = this.#dataVersion.get()?.data_version;
      if (state === this.#readAt) return;
      this.#changes ??= this.#reader.prepare('select count from content_changes');
      this.#version = Number(this.#changes.get()?.count);
      this.#readAt = state;
    } catch {
      this.#readAt = undefined;
      // NaN equals nothing, not even itself: while the state is unknown, content counts as changed.
      this.#version = Number.NaN;
    }
  }
}
