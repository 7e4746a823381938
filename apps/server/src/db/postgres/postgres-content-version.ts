import pg from 'pg';
import { CONTENT_CHANNEL } from './content-channel.ts';
import { MARK_AS_THIS_VERSION } from './postgres-sessions.ts';

const RECONNECT_PAUSE_MS = 250;
const CONNECT_TIMEOUT_MS = 2000;
/**
 * How often the connection is tested, and how long the test may take. A connection that died silently is noticed within
 * a second, so that no instance shows outdated content for longer.
 */
const HEARTBEAT_MS = 250;
const HEARTBEAT_TIMEOUT_MS = 700;
/** While the connection is lost, the version changes this often. */
const CHANGE_WHEN_LOST_MS = 500;

interface ConnectionEvents {
  /** The connection that listens is lost. */
  onLost(error: Error): void;
  /** A new connection could not be made: older ones may be dead without having said so. */
  onUnreachable(): void;
}

/**
 * The content version of a PostgreSQL database: a count of the changes that any instance makes. From the
 * first call on it listens for notifications (LISTEN) on a connection of its own; while that is lost, the
 * version changes twice a second. https://www.postgresql.org/docs/current/sql-notify.html
 */
export class PostgresContentVersion {
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

  /** A number that differs whenever content may have changed since the last call. */
  current(): number {
    if (!this.#client && !this.#timer && !this.#isClosed) void this.#listen();
    const isStale = performance.now() - this.#changedAt > CHANGE_WHEN_LOST_MS;
    if (!this.#isListening && isStale) this.#change();
    return this.#count;
  }

  /** To be called after each write of this process: its own notification comes later. */
  onWrite(): void {
    this.#change();
  }

  #change(): void {
    this.#count += 1;
    this.#changedAt = performance.now();
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    const client = this.#client;
    this.#reset();
    await client?.end().catch(() => undefined);
  }

  async #listen(): Promise<void> {
    const client = new pg.Client({
      connectionString: this.#connectionString,
      connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
      // A connected client does not listen yet: the reply to LISTEN may never come.
      query_timeout: CONNECT_TIMEOUT_MS,
    });
    this.#client = client;
    client.on('notification', () => this.#change());
    client.on('error', (error) => this.#lose(client, error));
    try {
      await client.connect();
      await client.query(`${MARK_AS_THIS_VERSION}; listen ${CONTENT_CHANNEL}`);
    } catch (error) {
      // A server that answers with an error, such as about too many connections, can be reached. Where `close` has ended
      // this connection, that says nothing about the server.
      const isUnreachable = !(error instanceof pg.DatabaseError) && !this.#isClosed;
      if (isUnreachable) this.#events.onUnreachable();
      this.#lose(client, error as Error);
    }
    if (this.#client !== client) return;
    this.#isListening = true;
    // Content may have changed before this connection listened.
    this.#change();
    this.#scheduleHeartbeat(client);
  }

  #scheduleHeartbeat(client: pg.Client): void {
    this.#timer = setTimeout(() => void this.#heartbeat(client), HEARTBEAT_MS);
  }

  async #heartbeat(client: pg.Client): Promise<void> {
    let hasReplied = false;
    const timeout = setTimeout(() => {
      // A reply that arrived while this process was busy is read before this runs.
      setImmediate(() => {
        if (!hasReplied) this.#lose(client, new Error('The database does not answer'));
      });
    }, HEARTBEAT_TIMEOUT_MS);
    this.#timer = timeout;
    try {
      await client.query('select 1');
    } catch (error) {
      this.#lose(client, error as Error);
    }
    hasReplied = true;
    clearTimeout(timeout);
    if (this.#client === client) this.#scheduleHeartbeat(client);
  }

  #lose(client: pg.Client, error: Error): void {
    if (this.#client !== client) return;
    if (this.#isListening) this.#events.onLost(error);
    this.#reset();
    // end() would wait for a reply that may never come.
    client.connection.stream.destroy();
    this.#timer = setTimeout(() => void this.#listen(), RECONNECT_PAUSE_MS);
  }

  #reset(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#client = undefined;
    this.#isListening = false;
  }
}
