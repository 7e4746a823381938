// Whether the response time tells which usernames exist: links for new passwords are requested for known and for
// unknown usernames in turn.

import { join } from 'node:path';
import { migrate } from '../../apps/server/src/db/migrate.ts';
import { SQLITE_FILE } from '../../apps/server/src/db/open-database.ts';
import { openSqlite } from '../../apps/server/src/db/sqlite/sqlite-database.ts';
import {
  changeState,
  saveGiven,
} from '../../apps/server/src/features/account-mail/account-emails.repository.ts';
import {
  NO_SENDING,
  saveSending,
} from '../../apps/server/src/features/sending/sending.repository.ts';
import { createSealing } from '../../apps/server/src/sealing/key-in-use.ts';
import { ACCOUNT_EMAIL } from '../../apps/server/src/sealing/sealed-columns.ts';
import { freePort } from '../../apps/server/src/testing/free-port.ts';
import { addUsers } from '../../apps/server/src/testing/test-users.ts';
import { runSite } from '../../scripts/running-site.ts';
import { median, type Row, report } from '../support/measure.ts';
import { inFolder } from '../support/servers.ts';

const ROUNDS = 1000;
/** The medians differ by a tenth at most. */
const GOAL = 0.1;
const MAIL = {
  host: '127.0.0.1',
  port: 9,
  security: 'none',
  username: null,
  fromName: 'Friends',
  fromAddress: 'friends@site.example',
  replyTo: null,
  perHour: null,
  dkim: null,
} as const;

/** A thousand volunteers with addresses, and a mail account. */
async function fill(folder: string): Promise<string[]> {
  const database = openSqlite(join(folder, SQLITE_FILE));
  try {
    await migrate(database);
    const names = Array.from({ length: ROUNDS }, (_, index) => `volunteer-${index}`);
    const roles = names.map((name, index) => [name, index === 0 ? 'Master Admin' : 'Admin']);
    const ids = await addUsers(database, Object.fromEntries(roles));
    const key = await createSealing(database, { DATA_DIR: folder }).key();
    const now = new Date().toISOString();
    for (const name of names) {
      const sealed = key.seal(ACCOUNT_EMAIL, `${name}@mail.example`);
      const id = await saveGiven(database.writes, ids[name] ?? 0, sealed, now);
      await changeState(database.writes, id, 'confirmed', now);
    }
    const sending = {
      ...NO_SENDING,
      version: 2,
      mail: MAIL,
      sendAt: '07:00',
      weeklyOn: 1,
      since: now,
    };
    await saveSending(database.writes, { ...sending, pausedAt: null }, now);
    return names;
  } finally {
    await database.close();
  }
}

/** Requests links in turn; returns the times for usernames that are known and for those that are not. */
async function ask(url: string, names: readonly string[]) {
  const token = await fetch(`${url}/api/csrf-token`);
  const { csrfToken } = (await token.json()) as { csrfToken: string };
  const headers = {
    'content-type': 'application/json',
    'csrf-token': csrfToken,
    cookie: token.headers.getSetCookie()[0]?.split(';')[0] ?? '',
  };
  const timeOf = async (username: string): Promise<number> => {
    const start = performance.now();
    const body = JSON.stringify({ username });
    const response = await fetch(`${url}/api/password-reset`, { method: 'POST', headers, body });
    await response.text();
    if (response.status !== 202) throw new Error(`${response.status} for ${username}`);
    return performance.now() - start;
  };
  const known: number[] = [];
  const unknown: number[] = [];
  for (const name of names) {
    known.push(await timeOf(name));
    // The name has the same length, so that nothing else differs.
    unknown.push(await timeOf(name.replace('volunteer', 'stranger-')));
  }
  return { known, unknown };
}

export function measurePasswordReset(): Promise<Row> {
  return inFolder(async (folder) => {
    const names = await fill(folder);
    const port = String(await freePort());
    const server = await runSite({
      DATA_DIR: folder,
      LOG_LEVEL: 'silent',
      PORT: port,
      PUBLIC_URL: `http://127.0.0.1:${port}`,
      ALLOW_LOCAL_TARGETS: 'on',
      PUBLIC_FORMS_PER_HOUR: '1000000',
      PUBLIC_FORMS_PER_HOUR_IN_ALL: '1000000',
    });
    try {
      const { known, unknown } = await ask(server.url, names);
      const ratio = median(known) / median(unknown);
      return {
        name: 'links to new passwords, known and unknown names, median in ms',
        figure: median(known),
        baseline: median(unknown),
        ratio,
        goal: `ratio of ${1 - GOAL} to ${1 + GOAL}`,
        met: Math.abs(ratio - 1) <= GOAL,
      };
    } finally {
      await server.stop();
    }
  });
}

if (import.meta.main) report([await measurePasswordReset()]);
