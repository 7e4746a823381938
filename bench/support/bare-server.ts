// The minimal Fastify server: it sends bytes and headers for each path from memory.
import { readFileSync } from 'node:fs';
import Fastify from 'fastify';

/** The response at a path. */
export interface BareAnswer {
  readonly headers: Readonly<Record<string, string>>;
  /** The body in base64. */
  readonly body: string;
}

const [answersFile = ''] = process.argv.slice(2);
const { PORT = '0', LOG_LEVEL = 'info' } = process.env;
const responses: Record<string, BareAnswer> = JSON.parse(readFileSync(answersFile, 'utf8'));

const app = Fastify({ logger: { level: LOG_LEVEL } });
for (const [url, { headers, body }] of Object.entries(responses)) {
  const bytes = Buffer.from(body, 'base64');
  app.get(url, async (_request, reply) => reply.headers(headers).send(bytes));
}
await app.listen({ host: '127.0.0.1', port: Number(PORT) });
