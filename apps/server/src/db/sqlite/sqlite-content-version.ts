import type { DatabaseSync, StatementSync } from 'node:sqlite';

/** How often other processes' commits are looked for: asking costs as much as a small read. */
const LOOK_EVERY_MS = 100;

/** Tells whether a SQLite file has been written to, by this or another process. */
export class CommitCount {
  readonly #dataVersion: StatementSync;
  #revision = 0;
  #lookedAt = Number.NEGATIVE_INFINITY;

  /** @param reader A connection that does not write: SQLite counts the commits of all others. */
  constructor(reader: DatabaseSync) {
    this.#dataVersion = reader.prepare('pragma data_version');
  }

  /** Another number when there was a commit: at once after {@link look}, else within 100 ms. */
  revision(): number {
    if (performance.now() - this.#lookedAt > LOOK_EVERY_MS) this.look();
    return this.#revision;
  }

  /** Looks now. It never throws: a write that could not be noted would keep all later ones waiting. */
  look(): void {
    this.#lookedAt = performance.now();
    try {
      this.#revision = Number(this.#dataVersion.get()?.data_version);
    } catch {
      // Equal to nothing, itself included: what is not known to be unchanged counts as changed.
      this.#revision = Number.NaN;
    }
  }
}
