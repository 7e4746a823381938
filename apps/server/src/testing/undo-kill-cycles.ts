import { setTimeout as delay } from 'node:timers/promises';
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

/** Uploads of each cycle: together they are enough quotes for an undo to take some time. */
const UPLOADS = 5;
const QUOTES = UPLOADS * UPLOAD_ROWS;
/** The most milliseconds after the undo was sent at which the server is killed. */
const DELAY_MAX_MS = 120;

/** What is stored after undos during which a process was killed. */
interface UndoKillReport {
  /** Undos that the server had acknowledged before. */
  readonly acknowledged: number;
  readonly undone: number;
  /** Cycles after which only a part was undone, or not what the batch's row says. */
  readonly torn: readonly string[];
}

interface Cycle {
  readonly batch: number;
  readonly isAcknowledged: boolean;
}

/** Deletes some thousand quotes, and kills the server while it undoes that. */
async function runCycle(served: Served, name: string, delayMs: number): Promise<Cycle> {
  const visitor = await loggedIn(served.address);
  for (let upload = 0; upload < UPLOADS; upload += 1) {
    await visitor.call('POST', '/api/quotes/upload', uploadForm(`${name}, upload ${upload}`));
  }
  const quotes = await visitor.read<Quote[]>('/api/quotes');
  const ids = quotes.filter(({ source }) => source.startsWith(`${name},`)).map(({ id }) => id);
  const deletion = await visitor.call('DELETE', '/api/quotes', { ids });
  const { batch, successCount } = (await deletion.json()) as Record<string, number>;
  if (batch === undefined || successCount !== QUOTES) throw new Error(`${name}: ${successCount}`);
  const undo = visitor.call('POST', `/api/batches/${batch}/undo`, {}).then(
    ({ ok }) => ok,
    (error) => {
      if (!isConnectionLost(error)) throw error;
      return false;
    },
  );
  await delay(delayMs);
  await kill(served);
  return { batch, isAcknowledged: await undo };
}

/** Kills a server without warning while it undoes, again and again, and checks what is stored then. */
export async function runUndoKillCycles(
  environment: Readonly<Record<string, string>>,
  cycles: number,
): Promise<UndoKillReport> {
  const torn: string[] = [];
  let [acknowledged, undone] = [0, 0];
  let served = await serve(environment);
  for (let index = 0; index < cycles; index += 1) {
    const name = `Cycle ${index}`;
    const delayMs = (20 + index * 13) % DELAY_MAX_MS;
    const { batch, isAcknowledged } = await runCycle(served, name, delayMs);
    served = await serve(environment);
    const visitor = await loggedIn(served.address);
    const quotes = await visitor.read<Quote[]>('/api/quotes');
    const there = quotes.filter(({ source }) => source.startsWith(`${name},`));
    const batches = await visitor.read<{ id: number; undone: boolean }[]>('/api/batches');
    const isUndone = batches.some((each) => each.id === batch && each.undone);
    const isWhole = there.length === (isUndone ? QUOTES : 0);
    if (!isWhole || (isAcknowledged && !isUndone)) torn.push(`${name}: ${there.length}`);
    acknowledged += Number(isAcknowledged);
    undone += Number(isUndone);
    await visitor.call('DELETE', '/api/quotes', { ids: there.map(({ id }) => id) });
  }
  await kill(served);
  return { acknowledged, undone, torn };
}
