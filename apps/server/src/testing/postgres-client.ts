import pg from 'pg';

/** Connects to a PostgreSQL database for as long as it is used. */
export async function withPostgres<T>(
  url: string,
  use: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    return await use(client);
  } finally {
    await client.end();
  }
}
