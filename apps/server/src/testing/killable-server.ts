import { type ChildProcess, spawn } from 'node:child_process';
import { HttpVisitor } from './http-visitor.ts';
import { MAIN } from './program-paths.ts';

const PASSWORD = 'Quiet-River-88';
/** Rows of each file that is uploaded. */
export const UPLOAD_ROWS = 400;

/** The real program, serving. */
export interface Served {
  readonly child: ChildProcess;
  readonly address: string;
}

/** Starts it with these variables, and waits until it serves. */
export function serve(environment: Readonly<Record<string, string>>): Promise<Served> {
  const child = spawn(process.execPath, [MAIN], {
    env: {
      PATH: process.env.PATH ?? '',
      PORT: '0',
      LOG_LEVEL: 'silent',
      STARTER_CONTENT: 'off',
      MASTER_ADMIN_PASSWORD: PASSWORD,
      CHANGES_PER_MIN: '1000000',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return new Promise((resolve, reject) => {
    child.stdout.on('data', (chunk) => {
      const address = /is ready: (\S+)/.exec(String(chunk))?.[1];
      if (address) resolve({ child, address });
    });
    child.once('exit', (code) => reject(new Error(`the server ended with ${code}`)));
  });
}

/** Ends it without warning, and waits until it is gone. */
export async function kill({ child }: Served): Promise<void> {
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGKILL');
  await ended;
}

/** Whether a call failed because the server is gone: `fetch` throws nothing else as a `TypeError`. */
export const isConnectionLost = (error: unknown): boolean => error instanceof TypeError;

/** A visitor in which the first administrator is logged in. */
export async function loggedIn(address: string): Promise<HttpVisitor> {
  const visitor = new HttpVisitor(address);
  await visitor.login('admin', PASSWORD);
  return visitor;
}

/** A file of quotes, all of this source. */
export function uploadForm(source: string): FormData {
  const rows = Array.from({ length: UPLOAD_ROWS }, (_, row) => `Row ${row},"${source}"`);
  const form = new FormData();
  form.set('file', new File([['text,source', ...rows].join('\n')], 'quotes.csv'));
  return form;
}
