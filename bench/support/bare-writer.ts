// The minimal durable write: a Fastify server that stores each body as one row of an embedded database, with the same
// log and the same sync to the disk as the site.
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import Fastify from 'fastify';

const [folder = ''] = process.argv.slice(2);
const { PORT = '0', LOG_LEVEL = 'info' } = process.env;
const database = new DatabaseSync(join(folder, 'bare.sqlite'));
database.exec(`pragma journal_mode = wal; pragma synchronous = full;
  create table if not exists quotes (id integer primary key, text text not null, source text not null) strict`);
const insert = database.prepare('insert into quotes (text, source) values (?, ?) returning *');

const app = Fastify({ logger: { level: LOG_LEVEL } });
app.get('/', async () => 'ready');
app.post<{ Body: { text: string; source: string } }>('/quotes', async ({ body }) =>
  insert.get(body.text, body.source),
);
await app.listen({ host: '127.0.0.1', port: Number(PORT) });
