import { generateKeyPairSync } from 'node:crypto';
import { once } from 'node:events';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { DEFAULT_SETTINGS, NO_FEATURES } from '@bahai-friends/contract';
import { simpleParser } from 'mailparser';
import { describe, expect, it, vi } from 'vitest';
import { startMailServer } from './channels/testing/mail-server.ts';
import { hasValidSignature } from './channels/testing/verify-dkim.ts';
import type { Database } from './db/database.ts';
import { NO_SENDING, saveSecret, saveSending } from './features/sending/sending.repository.ts';
import { saveSettings } from './features/settings/settings.repository.ts';
import { createSealing } from './sealing/key-in-use.ts';
import { SENDING_SECRET } from './sealing/sealed-columns.ts';
import { addQuotes } from './testing/content.ts';
import { contentsOf } from './testing/database-contents.ts';
import { openMigrated } from './testing/full-database.ts';
import { runAdmin } from './testing/test-admin.ts';
import { databaseEnvironments, temporaryFolder } from './testing/test-database.ts';
import { addressOf, runServer } from './testing/test-program.ts';

const WAIT = { timeout: 60_000, interval: 50 };
const ADDRESS = 'Zephyrine.Quintessa@mail.example';
/** Words that occur nowhere else on a site. */
const SECRETS = ['zephyrine', 'quintessa'];
const METRICS_TOKEN = 'metrics-metrics-metrics';
const QUOTE = 'مهربان باشید';

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address !== null ? address.port : 0;
}

/** The bytes of every file in a folder and those below. */
const filesIn = (folder: string): string =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((path) => statSync(path).isFile())
    .map((path) => readFileSync(path, 'latin1'))
    .join('\n');

/** A form as a browser without scripts sends it: to its own address, with the fields that the page has. */
function formIn(page: string) {
  const [, action = ''] = /<form[^>]* action="([^"]+)"/.exec(page) ?? [];
  const [, stamp] = /name="stamp" value="([^"]+)"/.exec(page) ?? [];
  return { action, fields: stamp === undefined ? [] : [['stamp', stamp]] };
}

/** Switches letters on, in English, with a mail account that signs. */
async function setUp(database: Database, environment: { DATA_DIR: string }, port: number) {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const now = new Date().toISOString();
  const features = { ...NO_FEATURES, letters: true };
  const settings = { ...DEFAULT_SETTINGS, contact: 'Anna, Haifa', features };
  await saveSettings(database.writes, settings, 2, now);
  const key = await createSealing(database, environment).key();
  const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
  await saveSecret(database.writes, 'dkim', key.seal(SENDING_SECRET, pem));
  const mail = {
    host: '127.0.0.1',
    port,
    security: 'none',
    username: null,
    fromName: 'Friends of Haifa',
    fromAddress: 'friends@site.example',
    replyTo: null,
    perHour: null,
    dkim: { domain: 'site.example', selector: 'letters' },
  } as const;
  const sending = {
    ...NO_SENDING,
    version: 2,
    mail,
    sendAt: '23:59',
    weeklyOn: 1,
    since: now,
    pausedAt: null,
  };
  await saveSending(database.writes, sending, now);
  return { publicKey, sending };
}

describe.each(databaseEnvironments)('a visitor without scripts, on $name', ({ make }) => {
  it('gets the next day’s letter in Persian, ends it with one click, and leaves nothing behind', async () => {
    const smtp = await startMailServer();
    const port = await freePort();
    const PUBLIC_URL = `http://127.0.0.1:${port}`;
    const environment = {
      DATA_DIR: temporaryFolder(),
      ...(await make()),
      PORT: String(port),
      PUBLIC_URL,
      ALLOW_LOCAL_TARGETS: 'on',
      LOG_LEVEL: 'info',
      METRICS_TOKEN,
    };
    const database = await openMigrated(environment);
    const { publicKey, sending } = await setUp(database, environment, smtp.port);
    const translations = [{ language: 'fa', text: QUOTE }] as const;
    await addQuotes(database, { text: 'Be kind', language: 'en', translations });
    const running = runServer(environment);
    await addressOf(running);

    const page = async (path: string) => (await fetch(`${PUBLIC_URL}${path}`)).text();
    const send = (action: string, fields: readonly (readonly string[])[]) =>
      fetch(`${PUBLIC_URL}${action}`, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams(fields.map(([name = '', value = '']) => [name, value])),
        redirect: 'manual',
      });
    const typed = [
      ['email', ADDRESS],
      ['topics', 'daily'],
    ];

    // It is sent at once, as a program would: the form is shown again with a valid stamp.
    const first = formIn(await page('/fa/letters'));
    const early = await send(first.action, [...typed, ...first.fields]);
    expect(early.status).toBe(400);
    const again = formIn(await early.text());
    const sent = await send(again.action, [...typed, ...again.fields]);
    expect([sent.status, sent.headers.get('location')]).toEqual([303, '/fa/letters/sent']);

    await vi.waitUntil(() => smtp.received.length === 1, WAIT);
    const confirmation = await simpleParser(smtp.received[0]?.raw ?? '');
    const [, path = ''] = /(\/letters\/confirm\/\S+)/.exec(confirmation.text ?? '') ?? [];
    const question = await page(path);
    expect(question).toContain('lang="fa" dir="rtl"');
    const confirmed = await send(formIn(question).action, []);
    expect(confirmed.status).toBe(200);

    // Sets everything back by a day: today's letter is due at the beginning of the day.
    const yesterday = new Date(Date.now() - 24 * 60 * 60 * 1000).toISOString();
    await database.writes.transaction().execute(async (db) => {
      await db
        .updateTable('letter_subscriptions')
        .set({ daily_since: yesterday, confirmed_at: yesterday, created_at: yesterday })
        .execute();
      await saveSending(db, { ...sending, sendAt: '00:00', since: yesterday }, yesterday);
      await db.deleteFrom('sent_days').execute();
    });
    await vi.waitUntil(() => smtp.received.length === 2, WAIT);
    const { raw = '', to } = smtp.received[1] ?? {};
    expect(to).toEqual(['Zephyrine.Quintessa@mail.example']);
    expect(Buffer.byteLength(raw)).toBeLessThan(60_000);
    expect(hasValidSignature(raw, publicKey)).toBe(true);
    expect(raw.replaceAll(/\r\n\s+/g, '')).toMatch(
      /^DKIM-Signature:[^\n]*list-unsubscribe:[^\n]*list-unsubscribe-post/im,
    );
    const letter = await simpleParser(raw);
    expect(letter.text).toContain(QUOTE);
    expect(letter.html).toContain('<html lang="fa" dir="rtl">');
    expect(letter.headers.get('auto-submitted')).toBe('auto-generated');
    expect(letter.headers.get('content-language')).toBe('fa');
    expect(raw).toMatch(/^List-Id: <letters\.127\.0\.0\.1>\r$/im);
    expect(raw).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r$/im);

    const [, url = ''] =
      /^List-Unsubscribe: <([^>]+)>/im.exec(raw.replaceAll(/\r\n\s+/g, ' ')) ?? [];
    const ended = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    });
    expect(ended.status).toBe(200);

    const metrics = await fetch(`${PUBLIC_URL}/api/metrics`, {
      headers: { authorization: `Bearer ${METRICS_TOKEN}` },
    });
    const backup = join(temporaryFolder(), 'backup');
    expect((await runAdmin(environment, ['backup', backup])).code).toBe(0);
    const rows = JSON.stringify(await contentsOf(database));
    const whileItRuns = filesIn(environment.DATA_DIR);
    running.child.kill('SIGTERM');
    await running.ended;
    await database.close();
    const { stdout, stderr } = running.output();
    const everywhere = [
      rows,
      whileItRuns,
      filesIn(environment.DATA_DIR),
      readFileSync(backup, 'latin1'),
      await metrics.text(),
      stdout,
      stderr,
    ].join('\n');
    const token = url.split('/').at(-1) ?? '';
    expect(token).toMatch(/^[\w-]{32}$/);
    for (const secret of [...SECRETS, token]) {
      expect(everywhere.toLowerCase().includes(secret.toLowerCase()), secret).toBe(false);
    }
    // The searched text has the tables in it.
    expect(everywhere).toContain('ended_subscriptions');
    expect(everywhere).toContain('/letters/confirm/…');
    expect(smtp.received).toHaveLength(2);
  });
});
