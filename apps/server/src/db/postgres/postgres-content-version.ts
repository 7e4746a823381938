import pg from 'pg';

/** Where PostgreSQL says that public content has changed; triggers of a migration write there. */
export const CONTENT_CHANNEL = 'content_changed';

const RECONNECT_PAUSE_MS = 250;
const CONNECT_TIMEOUT_MS = 2000;
/**
 * How often the connection is tried, and how long it may take to answer: one that died without a word is
 * noticed within a second, so that no instance shows for longer what another has changed.
 */
const HEARTBEAT_MS = 250;
const SILENCE_MAX_MS = 700;
/** As long as nobody listens, everything counts as changed this often. */
const BLIND_MS = 500;

interface ConnectionEvents {
  /** The connection that listened is lost. */
  onLost(error: Error): void;
  /** A new connection could not be made: older ones may be dead without having said so. */
  onUnreachable(): void;
}

/**
 * Counts the changes of public content that any process makes, by listening to PostgreSQL on a
 * connection of its own from the first question on. As long as it does not listen, time itself counts as
 * a change.
 */
export class ContentNotices {
  readonly #connectionString: string;
  readonly #events: ConnectionEvents;
  #count = 0;
  #isListening = false;
  #isClosed = false;
  #changedAt = Number.NEGATIVE_INFINITY;
  #client: pg.Client | undefined;
  /** The next try to connect, or the next heartbeat. */
  #timer: NodeJS.Timeout | undefined;

  constructor(connectionString: string, events: ConnectionEvents) {
    this.#connectionString = connectionString;
    this.#events = events;
  }

  /** Another number whenever content may have changed since the last call. */
  revision(): number {
    if (!this.#client && !this.#timer && !this.#isClosed) void this.#listen();
    if (!this.#isListening && performance.now() - this.#changedAt > BLIND_MS) this.changed();
    return this.#count;
  }

  /** Counts a change of this process at once, before its notice has come round. */
  changed(): void {
    this.#count += 1;
    this.#changedAt = performance.now();
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    const client = this.#client;
    this.#forget();
    await client?.end().catch(() => undefined);
  }

  async #listen(): Promise<void> {
    const client = new pg.Client({
      connectionString: this.#connectionString,
      connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    });
    this.#client = client;
    client.on('notification', () => this.changed());
    client.on('error', (error) => this.#lose(client, error));
    try {
      await client.connect();
      await client.query(`listen ${CONTENT_CHANNEL}`);
    } catch (error) {
      // Not when the server itself answers, as when it has too many connections.
      if (!(error instanceof pg.DatabaseError)) this.#events.onUnreachable();
      this.#lose(client, error as Error);
    }
    if (this.#client !== client) return;
    this.#isListening = true;
    // What changed while nobody listened counts, too.
    this.changed();
    this.#beatLater(client);
  }

  #beatLater(client: pg.Client): void {
    this.#timer = setTimeout(() => void this.#beat(client), HEARTBEAT_MS);
  }

  async #beat(client: pg.Client): Promise<void> {
    let isAnswered = false;
    const late = setTimeout(() => {
      // An answer that came while this process was busy with something else is read before that.
      setImmediate(() => {
        if (!isAnswered) this.#lose(client, new Error('The database does not answer'));
      });
    }, SILENCE_MAX_MS);
    this.#timer = late;
    try {
      await client.query('select 1');
    } catch (error) {
      this.#lose(client, error as Error);
    }
    isAnswered = true;
    clearTimeout(late);
    if (this.#client === client) this.#beatLater(client);
  }

  #lose(client: pg.Client, error: Error): void {
    if (this.#client !== client) return;
    if (this.#isListening) this.#events.onLost(error);
    this.#forget();
    // Without waiting for an answer that may never come.
    client.connection.stream.destroy();
    this.#timer = setTimeout(() => void this.#listen(), RECONNECT_PAUSE_MS);
  }

  #forget(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#client = undefined;
    this.#isListening = false;
  }
}
