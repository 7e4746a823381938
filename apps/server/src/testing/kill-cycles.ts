import type { Quote } from '@bahai-friends/contract';
import {
  isConnectionLost,
  kill,
  loggedIn,
  type Served,
  serve,
  UPLOAD_ROWS,
  uploadForm,
} from './killable-server.ts';

const WRITERS = 4;
/** After one to so many acknowledged changes a server is killed. */
const CHANGES_MAX = 40;

/** What a killed process left of its changes. */
interface KillReport {
  readonly acknowledged: number;
  readonly lost: readonly string[];
  readonly doubled: readonly string[];
  /** Sources of uploads that are stored only in part, or that were acknowledged and are missing. */
  readonly torn: readonly string[];
}

/** Sends one change after the other until the server is gone; returns those that it acknowledged. */
async function write(
  name: string,
  send: (name: string) => Promise<Response>,
  onAcknowledged: () => void,
): Promise<string[]> {
  const acknowledged: string[] = [];
  for (let index = 0; ; index += 1) {
    const text = `${name}, change ${index}`;
    try {
      const response = await send(text);
      if (response.status !== 201) throw new Error(await response.text());
      acknowledged.push(text);
      onAcknowledged();
    } catch (error) {
      if (!isConnectionLost(error)) throw error;
      return acknowledged;
    }
  }
}

interface Acknowledged {
  readonly added: readonly string[];
  readonly uploaded: readonly string[];
}

/** Adds and uploads quotes at once until the server, after so many acknowledged changes, is killed. */
async function runCycle(served: Served, name: string, changesMin: number): Promise<Acknowledged> {
  const visitor = await loggedIn(served.address);
  const enough = Promise.withResolvers<void>();
  let changes = 0;
  const count = () => {
    changes += 1;
    if (changes === changesMin) enough.resolve();
  };
  const add = (text: string) => visitor.call('POST', '/api/quotes', { text, source: 'Single' });
  const upload = (source: string) => visitor.call('POST', '/api/quotes/upload', uploadForm(source));
  const adding = Array.from({ length: WRITERS }, (_, writer) =>
    write(`${name}, writer ${writer}`, add, count),
  );
  const uploading = write(`${name}, upload`, upload, count);
  const added = Promise.all(adding);
  try {
    await Promise.race([enough.promise, Promise.all([added, uploading])]);
  } finally {
    await kill(served);
  }
  return { added: (await added).flat(), uploaded: await uploading };
}

function counted(texts: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
  return counts;
}

/** Kills a server without warning while it writes, again and again, and checks what is stored then. */
export async function runKillCycles(
  environment: Readonly<Record<string, string>>,
  cycles: number,
): Promise<KillReport> {
  const added: string[] = [];
  const uploaded: string[] = [];
  for (let cycle = 0; cycle < cycles; cycle += 1) {
    const changesMin = 1 + ((cycle * 7) % CHANGES_MAX);
    const done = await runCycle(await serve(environment), `Cycle ${cycle}`, changesMin);
    added.push(...done.added);
    uploaded.push(...done.uploaded);
  }
  const served = await serve(environment);
  const quotes = await (await loggedIn(served.address)).read<Quote[]>('/api/quotes');
  await kill(served);
  return report(quotes, added, uploaded);
}

function report(
  quotes: readonly Quote[],
  added: readonly string[],
  uploaded: readonly string[],
): KillReport {
  const single = counted(
    quotes.filter(({ source }) => source === 'Single').map(({ text }) => text),
  );
  const rows = counted(
    quotes.filter(({ source }) => source !== 'Single').map(({ source }) => source),
  );
  return {
    acknowledged: added.length + uploaded.length,
    lost: added.filter((text) => !single.has(text)),
    doubled: [...single].filter(([, count]) => count > 1).map(([text]) => text),
    torn: [...new Set([...rows.keys(), ...uploaded])].filter(
      (source) => rows.get(source) !== UPLOAD_ROWS,
    ),
  };
}
