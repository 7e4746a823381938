import { generateKeyPairSync } from 'node:crypto';
import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { startMailServer } from '../../channels/testing/mail-server.ts';
import { systemClock } from '../../clock.ts';
import { createOutbox } from '../../outbox/outbox.ts';
import { keyFilePath } from '../../sealing/key-file.ts';
import { createSealing } from '../../sealing/key-in-use.ts';
import { createSender } from '../../sender/sender.ts';
import { trailOf } from '../../testing/audit-trail.ts';
import { contentsOf } from '../../testing/database-contents.ts';
import { createTestApp } from '../../testing/test-app.ts';
import { loggedIn, type TestBrowser } from '../../testing/test-browser.ts';
import { TestClock } from '../../testing/test-clock.ts';
import { databases, temporaryFolder } from '../../testing/test-database.ts';
import { addUsers } from '../../testing/test-users.ts';
import { START_SECONDS } from './ask-sender.ts';

const PASSWORD = 'mailbox secret';
const PEM = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({
  type: 'pkcs8',
  format: 'pem',
});
const weakPem = () =>
  generateKeyPairSync('rsa', { modulusLength: 1024 }).privateKey.export({
    type: 'pkcs8',
    format: 'pem',
  });
const otherPem = () =>
  generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' });

const MAIL = {
  host: 'smtp.mail.example',
  port: 465,
  security: 'tls',
  username: 'friends',
  fromName: 'Friends',
  fromAddress: 'friends@site.example',
  replyTo: null,
  perHour: 100,
  dkim: null,
};
const SENDING = {
  mail: MAIL,
  telegram: null,
  mastodon: null,
  webhooks: [],
  sendAt: '07:00',
  weeklyOn: 1,
};
const POSTING = { language: null, link: true };
const withMail = (mail: object) => ({ ...SENDING, mail: { ...MAIL, ...mail } });

const REFUSED_MAIL: readonly (readonly [path: string, mail: object])[] = [
  ['mail.host', { host: '127.0.0.2' }],
  ['mail.host', { host: '10.0.0.1' }],
  ['mail.host', { host: '0x7f000001' }],
  ['mail.host', { host: '::ffff:127.0.0.1' }],
  ['mail.host', { host: '169.254.169.254' }],
  ['mail.host', { host: '' }],
  ['mail.host', { host: 'smtp://mail.example' }],
  ['mail.host', { host: 'mail.example:25' }],
  ['mail.port', { port: 0 }],
  ['mail.port', { port: 65_536 }],
  ['mail.security', { security: 'none' }],
  ['mail.security', { security: 'ssl' }],
  ['mail.password', { password: '' }],
  ['mail.fromName', { fromName: '' }],
  ['mail.fromName', { fromName: 'Us\nBcc: eve@people.example' }],
  ['mail.fromAddress', { fromAddress: 'friends' }],
  ['mail.fromAddress', { fromAddress: 'friends@site.example, eve@people.example' }],
  ['mail.fromAddress', { fromAddress: '"a b"@site.example' }],
  ['mail.fromAddress', { fromAddress: `${'a'.repeat(64)}@${'b.'.repeat(100)}example` }],
  ['mail.replyTo', { replyTo: '' }],
  ['mail.perHour', { perHour: 0 }],
  ['mail.perHour', { perHour: 100_001 }],
  ['mail.dkim.privateKey', { dkim: { domain: 'site.example', selector: 'mail' } }],
  ['mail.dkim.privateKey', { dkim: { domain: 'site.example', selector: 'mail', privateKey: 'x' } }],
  ['mail.dkim.privateKey', { dkim: { domain: 'site.example', selector: 'mail', privateKey: '' } }],
  ['mail.dkim.domain', { dkim: { domain: 'site', selector: 'mail', privateKey: PEM } }],
  ['mail.dkim.selector', { dkim: { domain: 'site.example', selector: 'a b', privateKey: PEM } }],
];
const REFUSED_OTHERS: readonly (readonly [path: string, value: unknown])[] = [
  ['telegram.chat', { chat: 'friends', ...POSTING }],
  ['telegram.chat', { chat: '@a b', ...POSTING }],
  ['telegram.token', { chat: '@friends', token: '', ...POSTING }],
  ['telegram.token', { chat: '@friends', token: 'a b', ...POSTING }],
  ['telegram.token', { chat: '@friends', token: 'a\r\nHost: b', ...POSTING }],
  ['telegram.server', { chat: '@friends', server: 'https://127.0.0.1', ...POSTING }],
  ['telegram.server', { chat: '@friends', server: 'https://localhost', ...POSTING }],
  ['telegram.server', { chat: '@friends', server: 'http://telegram.example', ...POSTING }],
  ['telegram.language', { chat: '@friends', language: 'tlh', link: true }],
  ['telegram.link', { chat: '@friends', language: null }],
  ['mastodon.server', { server: 'social.example', ...POSTING }],
  ['mastodon.server', { server: 'https://a@social.example', ...POSTING }],
  ['mastodon.server', { server: 'https://social.example/@friends', ...POSTING }],
  ['mastodon.server', { server: 'https://[::ffff:10.0.0.1]', ...POSTING }],
  ['mastodon.server', { server: 'https://0x7f.1', ...POSTING }],
  ['webhooks.0.url', [{ url: 'javascript:alert(1)' }]],
  ['webhooks.0.url', [{ url: 'https://user:pass@hook.example' }]],
  ['webhooks.1.url', [{ url: 'https://hook.example' }, { url: 'https://169.254.169.254/' }]],
  ['webhooks.0.secret', [{ url: 'https://hook.example', secret: 'secret' }]],
  ['webhooks.0.secret', [{ url: 'https://hook.example', secret: `whsec_${btoa('short')}` }]],
  ['webhooks.0.id', [{ id: `webhook-${'0'.repeat(16)}`, url: 'https://hook.example' }]],
  ['webhooks', Array.from({ length: 11 }, () => ({ url: 'https://hook.example' }))],
  ['sendAt', '24:00'],
  ['sendAt', '7:00'],
  ['weeklyOn', 0],
  ['weeklyOn', 8],
];

async function expectRefused(browser: TestBrowser, path: string, body: object): Promise<void> {
  const response = await browser.call('PUT', '/api/sending', body);
  const said = JSON.stringify(body);
  expect.soft(response.statusCode, said).toBe(400);
  const paths = response.json().issues?.map((issue: { path: string }) => issue.path);
  expect.soft(paths, said).toEqual([path]);
}

describe.each(databases)('sending on $name', ({ open }) => {
  async function site(environment: Record<string, string> = {}) {
    const database = await open();
    await addUsers(database, { anna: 'Master Admin', bruno: 'Admin' });
    const DATA_DIR = temporaryFolder();
    const clock = new TestClock('2026-03-21T12:00:00Z');
    const app = await createTestApp(database, { clock, environment: { DATA_DIR, ...environment } });
    const anna = await loggedIn(app, 'anna');
    return { database, clock, app, anna, DATA_DIR };
  }

  it('is nothing until it is set up: no key, no row', async () => {
    const { anna, database, DATA_DIR } = await site();
    const response = await anna.send('GET', '/api/sending');
    expect(response.json()).toEqual({
      ...SENDING,
      mail: null,
      key: 'unused',
      paused: false,
      version: 1,
    });
    expect(response.headers.etag).toBe('"1"');
    expect(existsSync(keyFilePath(DATA_DIR))).toBe(false);
    const nothing = {
      waiting: 0,
      sent: 0,
      failed: 0,
      dropped: 0,
      perhapsSent: 0,
      lastSentAt: null,
      lastError: null,
    };
    expect((await anna.send('GET', '/api/sending/state')).json()).toEqual({
      mail: nothing,
      telegram: nothing,
      mastodon: nothing,
      push: nothing,
    });
    const { outbox, sending_secrets } = await contentsOf(database);
    expect([outbox, sending_secrets]).toEqual([[], []]);
  });

  it('takes secrets and never gives them out, nor keeps them readable', async () => {
    const { anna, database, DATA_DIR } = await site();
    const dkim = { domain: 'Site.example', selector: 'mail', privateKey: PEM };
    const response = await anna.call('PUT', '/api/sending', withMail({ password: PASSWORD, dkim }));
    expect(response.statusCode).toBe(200);
    const shown = {
      ...withMail({
        hasPassword: true,
        dkim: { domain: 'site.example', selector: 'mail', hasPrivateKey: true },
      }),
      key: 'ready',
      paused: false,
      version: 2,
    };
    expect(response.json()).toEqual(shown);
    expect((await anna.send('GET', '/api/sending')).json()).toEqual(shown);
    expect(existsSync(keyFilePath(DATA_DIR))).toBe(true);
    const contents = JSON.stringify(await contentsOf(database));
    expect(contents).toContain('smtp.mail.example');
    for (const secret of [PASSWORD, 'PRIVATE KEY', String(PEM).slice(60, 100)]) {
      expect(contents).not.toContain(secret);
    }
    const entry = (await trailOf(database)).at(-1);
    expect(entry).toMatchObject({
      kind: 'settings',
      change: { action: 'sending-changed', parts: ['mail', 'password', 'dkim-key'] },
    });
  });

  it('keeps a secret that is left out, removes one that is null, and drops that of another host', async () => {
    const { anna } = await site();
    const put = async (mail: object) =>
      (await anna.call('PUT', '/api/sending', withMail(mail))).json().mail.hasPassword;
    expect(await put({ password: PASSWORD })).toBe(true);
    // Settings may be written back as they were read.
    expect(await put({ port: 587, security: 'starttls', hasPassword: false })).toBe(true);
    expect(await put({ host: 'other.mail.example' })).toBe(false);
    expect(await put({ host: 'other.mail.example', password: PASSWORD })).toBe(true);
    expect(await put({ password: PASSWORD })).toBe(true);
    expect(await put({ password: null })).toBe(false);
    await put({ password: PASSWORD });
    await anna.call('PUT', '/api/sending', { ...SENDING, mail: null });
    expect(await put({})).toBe(false);
  });

  it('refuses mail accounts that break a rule, each at its field, and stores nothing', async () => {
    const { anna, database } = await site();
    for (const [path, mail] of REFUSED_MAIL) {
      await expectRefused(anna, path, withMail(mail));
    }
    expect((await contentsOf(database)).sending).toEqual([]);
  });

  it('refuses DKIM keys that nobody would trust', async () => {
    const { anna } = await site();
    for (const [privateKey, code] of [
      [weakPem(), 'dkim-key-weak'],
      [otherPem(), 'dkim-key-weak'],
    ]) {
      const dkim = { domain: 'site.example', selector: 'mail', privateKey };
      const response = await anna.call('PUT', '/api/sending', withMail({ dkim }));
      expect(response.json()).toMatchObject({
        issues: [{ path: 'mail.dkim.privateKey', code }],
      });
    }
  });

  it('refuses networks and times that break a rule, each at its field, and stores nothing', async () => {
    const { anna, database } = await site();
    for (const [path, value] of REFUSED_OTHERS) {
      const [name = ''] = path.split('.');
      await expectRefused(anna, path, { ...SENDING, [name]: value });
    }
    expect((await contentsOf(database)).sending).toEqual([]);
  });

  it('takes a mail server on this machine, and private ones where the operator says so', async () => {
    const { anna } = await site();
    const local = await site({ ALLOW_LOCAL_TARGETS: 'on' });
    for (const host of ['localhost', '127.0.0.1', '::1']) {
      const body = withMail({ host, security: 'none', username: '' });
      const response = await anna.call('PUT', '/api/sending', body);
      expect(response.json().mail).toMatchObject({ host, security: 'none', username: null });
    }
    const body = withMail({ host: '10.0.0.1', security: 'none' });
    expect((await anna.call('PUT', '/api/sending', body)).statusCode).toBe(400);
    expect((await local.anna.call('PUT', '/api/sending', body)).statusCode).toBe(200);
  });

  it('is for the Master Admin, who has entered the password lately and knows the newest version', async () => {
    const { app, anna, clock, database } = await site();
    const bruno = await loggedIn(app, 'bruno');
    for (const [method, url, body] of [
      ['GET', '/api/sending', undefined],
      ['PUT', '/api/sending', SENDING],
      ['POST', '/api/sending/test', { channel: 'mail', to: 'anna@people.example' }],
      ['GET', '/api/sending/state', undefined],
      ['POST', '/api/sending/resume', undefined],
      ['POST', '/api/sending/begin-anew', undefined],
    ] as const) {
      expect((await bruno.call(method, url, body)).statusCode, url).toBe(403);
    }
    const stale = await anna.call('PUT', '/api/sending', SENDING, { 'if-match': '"7"' });
    expect(stale.statusCode).toBe(412);
    expect((await contentsOf(database)).sending).toEqual([]);
    clock.advance(16 * 60);
    for (const [method, url, body] of [
      ['PUT', '/api/sending', SENDING],
      ['POST', '/api/sending/resume', undefined],
      ['POST', '/api/sending/begin-anew', undefined],
    ] as const) {
      const response = await anna.call(method, url, body);
      expect([response.statusCode, response.json().reauthenticate]).toEqual([403, true]);
    }
  });

  it('keeps tokens of networks as long as their servers stay, and secrets of webhooks by their ids', async () => {
    const { anna, clock, database } = await site();
    const SECRET = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;
    const telegram = { chat: '@friends', ...POSTING };
    const mastodon = { server: 'https://Social.example/', ...POSTING };
    const hooks = ['https://a.example/hook', 'https://b.example/hook'].map((url) => ({ url }));
    const put = async (change: object) =>
      (await anna.call('PUT', '/api/sending', { ...SENDING, mail: null, ...change })).json();
    const first = await put({
      telegram: { ...telegram, token: '123:telegram-token' },
      mastodon: { ...mastodon, token: 'mastodon-token' },
      webhooks: hooks.map((hook) => ({ ...hook, secret: SECRET })),
    });
    expect(first).toMatchObject({
      telegram: { ...telegram, server: null, hasToken: true },
      mastodon: { ...mastodon, server: 'https://social.example', hasToken: true },
      webhooks: hooks.map((hook) => ({ ...hook, hasSecret: true })),
    });
    const contents = JSON.stringify(await contentsOf(database));
    for (const secret of ['telegram-token', 'mastodon-token', SECRET.slice(6)]) {
      expect(contents).not.toContain(secret);
    }
    // Settings may be written back as they were read, in another order, too.
    const [a, b] = first.webhooks;
    const again = await put({
      ...first,
      webhooks: [b, a],
      telegram: { ...telegram, chat: '@others' },
    });
    expect(again).toMatchObject({
      telegram: { chat: '@others', hasToken: true },
      mastodon: { hasToken: true },
      webhooks: [
        { id: b.id, hasSecret: true },
        { id: a.id, hasSecret: true },
      ],
    });
    const outbox = createOutbox({ database, clock });
    await outbox.add(database.writes, [{ key: 'a', channel: b.id, kind: 'k', subject: null }]);
    const elsewhere = await put({
      telegram: { ...telegram, server: 'https://telegram.example' },
      mastodon: { ...mastodon, server: 'https://other.example' },
      webhooks: [{ ...a, url: 'https://c.example/hook' }],
    });
    expect(elsewhere).toMatchObject({
      telegram: { hasToken: false },
      mastodon: { hasToken: false },
      webhooks: [{ id: a.id, url: 'https://c.example/hook', hasSecret: false }],
    });
    expect((await contentsOf(database)).sending_secrets).toEqual([]);
    const state = (await anna.send('GET', '/api/sending/state')).json();
    // The second webhook was used, and is there no more.
    expect(await outbox.channels()).toMatchObject([{ channel: b.id, dropped: 1 }]);
    expect(Object.keys(state).sort()).toEqual(
      ['mail', 'mastodon', 'push', 'telegram', a.id].sort(),
    );
    const test = (channel: string) => anna.call('POST', '/api/sending/test', { channel });
    for (const channel of [b.id, 'mail', 'push'])
      expect((await test(channel)).statusCode).toBe(400);
  });

  it('says so when the key is lost, keeps everything else working, and begins anew', async () => {
    const { anna, DATA_DIR, database } = await site();
    await anna.call('PUT', '/api/sending', withMail({ password: PASSWORD }));
    rmSync(keyFilePath(DATA_DIR));
    expect((await anna.send('GET', '/api/sending')).json()).toMatchObject({ key: 'missing' });
    const refused = await anna.call('PUT', '/api/sending', withMail({ password: 'another' }));
    expect([refused.statusCode, refused.json().code]).toEqual([503, 'sealing-key-not-there']);
    expect((await anna.call('PUT', '/api/sending', withMail({ port: 25 }))).statusCode).toBe(200);
    expect((await anna.send('GET', '/')).statusCode).toBe(200);
    const to = { channel: 'mail', to: 'anna@people.example' };
    const lost = await anna.call('POST', '/api/sending/test', to);
    expect(lost.json()).toEqual({ ok: false, said: 'The sealing key is missing' });
    writeFileSync(keyFilePath(DATA_DIR), `${Buffer.alloc(32, 7).toString('base64')}\n`);
    const unfit = await anna.call('POST', '/api/sending/test', to);
    expect(unfit.json()).toEqual({ ok: false, said: 'The sealing key does not fit' });
    rmSync(keyFilePath(DATA_DIR));
    expect((await anna.call('POST', '/api/sending/begin-anew')).statusCode).toBe(204);
    expect((await anna.send('GET', '/api/sending')).json()).toMatchObject({
      key: 'ready',
      mail: { hasPassword: false },
    });
    expect((await contentsOf(database)).sending_secrets).toEqual([]);
    const entry = (await trailOf(database)).at(-1);
    expect(entry).toMatchObject({ change: { action: 'sending-begun-anew' } });
  });

  it('does not send the weekly letter on a day that becomes its weekday after the hour', async () => {
    const { anna, clock, database } = await site();
    const sentDays = async () => (await contentsOf(database)).sent_days;
    const save = (weeklyOn: number) =>
      anna.call('PUT', '/api/sending', { ...SENDING, sendAt: '12:10', weeklyOn });
    // A Saturday, at noon.
    await save(1);
    await save(6);
    clock.moveTo('2026-03-21T12:09:59Z');
    await save(1);
    await save(6);
    await save(1);
    expect(await sentDays()).toEqual([]);
    clock.moveTo('2026-03-21T12:10:00Z');
    expect((await save(6)).statusCode).toBe(200);
    expect(await sentDays()).toEqual([{ what: 'letter-weekly', day: '2026-03-21' }]);
  });

  it('has a running sender try the account', async () => {
    const database = await open();
    await addUsers(database, { anna: 'Master Admin' });
    const environment = { DATA_DIR: temporaryFolder() };
    const app = await createTestApp(database, { clock: systemClock, environment });
    const anna = await loggedIn(app, 'anna');
    const body = { channel: 'mail', to: 'ánna@people.example' };
    expect((await anna.call('POST', '/api/sending/test', body)).statusCode).toBe(400);
    const to = { channel: 'mail', to: 'anna@people.example' };
    const notSetUp = await anna.call('POST', '/api/sending/test', to);
    expect([notSetUp.statusCode, notSetUp.json().code]).toEqual([400, 'channel-not-set-up']);

    const { port, received } = await startMailServer({ disabledCommands: ['AUTH', 'STARTTLS'] });
    const mail = { host: '127.0.0.1', port, security: 'none', username: null };
    await anna.call('PUT', '/api/sending', withMail(mail));
    const sender = createSender({
      database,
      clock: systemClock,
      sealing: createSealing(database, environment),
      work: { makers: {}, daily: [] },
      allowLocalTargets: false,
      publicUrl: null,
      onError: () => {},
    });
    sender.start();
    const sent = await anna.call('POST', '/api/sending/test', to);
    expect(sent.json()).toEqual({ ok: true, said: expect.stringMatching(/^250 /) });
    expect(received).toMatchObject([{ to: ['anna@people.example'] }]);
    await sender.stop();
    const { senders, sending_tests } = await contentsOf(database);
    expect([senders, sending_tests]).toEqual([[], []]);
    onTestFinished(() => sender.stop());
  });

  it('says when the sender has no sealing key, or another', async () => {
    const database = await open();
    await addUsers(database, { anna: 'Master Admin' });
    const environment = { DATA_DIR: temporaryFolder() };
    const app = await createTestApp(database, { clock: systemClock, environment });
    const anna = await loggedIn(app, 'anna');
    await anna.call('PUT', '/api/sending', withMail({ password: PASSWORD }));
    const ofSender = { DATA_DIR: temporaryFolder() };
    const sender = createSender({
      database,
      clock: systemClock,
      sealing: createSealing(database, ofSender),
      work: { makers: {}, daily: [] },
      allowLocalTargets: false,
      publicUrl: null,
      onError: () => {},
    });
    onTestFinished(() => sender.stop());
    sender.start();
    const to = { channel: 'mail', to: 'anna@people.example' };
    const test = async () => (await anna.call('POST', '/api/sending/test', to)).json();
    expect(await test()).toEqual({ ok: false, said: 'The sealing key is missing' });
    writeFileSync(keyFilePath(ofSender.DATA_DIR), `${Buffer.alloc(32, 7).toString('base64')}\n`);
    expect(await test()).toEqual({ ok: false, said: 'The sealing key does not fit' });
  });

  it('says that no sender runs, once one would have started', async () => {
    const { anna, clock, database } = await site();
    await anna.call('PUT', '/api/sending', SENDING);
    const to = 'anna@people.example';
    const response = anna.call('POST', '/api/sending/test', { channel: 'mail', to });
    await vi.waitFor(async () => {
      expect((await contentsOf(database)).sending_tests).toHaveLength(1);
    });
    clock.advance(START_SECONDS + 1);
    expect((await response).json()).toEqual({ ok: false, said: 'The sender is not running' });
    expect((await contentsOf(database)).sending_tests).toEqual([]);
  });
});
