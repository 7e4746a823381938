import pg from 'pg';

/** Where PostgreSQL says that public content has changed; triggers of a migration write there. */
export const CONTENT_CHANNEL = 'content_changed';

const RECONNECT_PAUSE_MS = 250;
const CONNECT_TIMEOUT_MS = 2000;
/**
 * How often the connection is tried. One that died without a word is noticed after twice this at most:
 * no instance shows for a second what another has changed.
 */
const HEARTBEAT_MS = 400;

interface ConnectionEvents {
  /** The connection that listened is lost. */
  onLost(error: Error): void;
  /** A new connection could not be made: older ones may be dead without having said so. */
  onUnreachable(): void;
}

/**
 * Counts the changes of public content that any process makes, by listening to PostgreSQL on a
 * connection of its own from the first question on. As long as it does not listen, every question
 * counts as a change: nothing can then be remembered.
 */
export class ContentNotices {
  readonly #connectionString: string;
  readonly #events: ConnectionEvents;
  #count = 0;
  #isListening = false;
  #isClosed = false;
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
    if (!this.#isListening) this.#count += 1;
    return this.#count;
  }

  /** Counts a change of this process at once, before its notice has come round. */
  changed(): void {
    this.#count += 1;
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
    this.#timer = setTimeout(async () => {
      const silence = new Error('The database does not answer');
      this.#timer = setTimeout(() => this.#lose(client, silence), HEARTBEAT_MS);
      try {
        await client.query('select 1');
      } catch (error) {
        this.#lose(client, error as Error);
      }
      if (this.#client !== client) return;
      clearTimeout(this.#timer);
      this.#beatLater(client);
    }, HEARTBEAT_MS);
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
