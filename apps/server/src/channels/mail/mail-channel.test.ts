import { generateKeyPairSync } from 'node:crypto';
import { simpleParser } from 'mailparser';
import type { SMTPServerOptions } from 'smtp-server';
import { describe, expect, it, onTestFinished } from 'vitest';
import {
  LOCALHOST_CERTIFICATE,
  OTHER_CERTIFICATE,
  TEST_AUTHORITY,
} from '../testing/certificates.ts';
import { startLineServer, startMailServer } from '../testing/mail-server.ts';
import { hasValidSignature } from '../testing/verify-dkim.ts';
import { createMailChannel, type MailAccount, type MailMessage } from './mail-channel.ts';

const ACCOUNT: MailAccount = {
  host: '127.0.0.1',
  port: 25,
  security: 'none',
  username: null,
  password: null,
  fromName: 'Bahá’í Friends, Zürich',
  fromAddress: 'friends@site.example',
  replyTo: 'us@site.example',
  dkim: null,
};
const MESSAGE: MailMessage = {
  to: 'anna@people.example',
  subject: 'Das Zitat des Tages – حکمت',
  text: 'Tage\n.\nund mehr',
  html: '<p lang="fa" dir="rtl">حکمت</p>',
  messageId: 'row-7@site.example',
  headers: { 'List-Id': '<daily.site.example>' },
};

function channelOf(account: Partial<MailAccount>, options = {}) {
  const channel = createMailChannel(
    { ...ACCOUNT, ...account },
    { allowLocal: false, timeoutMs: 2000, ca: TEST_AUTHORITY, ...options },
  );
  onTestFinished(() => channel.close());
  return channel;
}

describe('mail', () => {
  it('arrives as it was written', async () => {
    const { port, received } = await startMailServer();
    expect(await channelOf({ port }).send(MESSAGE)).toMatchObject({ outcome: 'sent' });
    const [mail] = received;
    expect(mail).toMatchObject({ to: [MESSAGE.to], from: ACCOUNT.fromAddress, secure: false });
    const parsed = await simpleParser(mail?.raw ?? '');
    expect(parsed).toMatchObject({
      subject: MESSAGE.subject,
      text: MESSAGE.text,
      messageId: '<row-7@site.example>',
    });
    expect(String(parsed.html).trim()).toBe(MESSAGE.html);
    expect(parsed.from?.value).toEqual([{ name: ACCOUNT.fromName, address: ACCOUNT.fromAddress }]);
    expect(parsed.replyTo?.value).toMatchObject([{ address: ACCOUNT.replyTo }]);
    expect(mail?.raw).toMatch(/^List-Id: <daily\.site\.example>\r$/im);
    expect(mail?.raw).not.toMatch(/nodemailer|X-Mailer/i);
  });

  it('gets no header and no recipient by what is typed', async () => {
    const { port, received } = await startMailServer();
    const channel = channelOf({ port, fromName: 'Us\r\nBcc: eve@people.example' });
    await channel.send({
      ...MESSAGE,
      subject: 'Today\r\nBcc: eve@people.example\r\n\r\nHello',
      headers: { 'List-Id': '<a>\r\nBcc: eve@people.example' },
    });
    expect(received).toHaveLength(1);
    expect(received[0]?.to).toEqual([MESSAGE.to]);
    const parsed = await simpleParser(received[0]?.raw ?? '');
    expect(parsed.bcc).toBeUndefined();
    expect(parsed.text).toBe(MESSAGE.text);
    await channel.send({ ...MESSAGE, to: 'anna@people.example, eve@people.example' });
    expect(received.slice(1).flatMap(({ to }) => to)).not.toContain('eve@people.example');
  });

  it.each([
    ['tls', { secure: true }],
    ['starttls', {}],
  ] as const)('goes by %s, with a login', async (security, options) => {
    const { port, received } = await startMailServer({ ...LOCALHOST_CERTIFICATE, ...options });
    const account = {
      host: 'localhost',
      port,
      security,
      username: 'us',
      password: 'right password',
    };
    const resolve = async () => ['127.0.0.1'];
    expect(await channelOf(account, { resolve }).send(MESSAGE)).toMatchObject({ outcome: 'sent' });
    expect(received).toMatchObject([{ secure: true, user: 'us' }]);
  });

  it.each<[MailAccount['security'], SMTPServerOptions, RegExp]>([
    ['tls', { secure: true, ...OTHER_CERTIFICATE }, /other\.example/],
    ['starttls', OTHER_CERTIFICATE, /other\.example/],
    ['tls', { secure: true }, /certificate/],
    ['starttls', { disabledCommands: ['STARTTLS'] }, /^500 /],
  ])('does not go by %s where the other side proves nothing', async (security, options, said) => {
    const { port, received } = await startMailServer(options);
    const account = {
      host: 'localhost',
      port,
      security,
      username: 'us',
      password: 'right password',
    };
    const result = await channelOf(account, { resolve: async () => ['127.0.0.1'] }).send(MESSAGE);
    expect(result).toMatchObject({ outcome: 'failed', error: expect.stringMatching(said) });
    expect(result).not.toHaveProperty('isFinal');
    expect(received).toEqual([]);
  });

  it('tells of a wrong login without saying the password', async () => {
    const { port } = await startMailServer({
      allowInsecureAuth: true,
      onAuth: ({ password }, _session, callback) =>
        callback(Object.assign(new Error(`not ${password}`), { responseCode: 535 })),
    });
    const result = await channelOf({ port, username: 'us', password: 'wrong password' }).send(
      MESSAGE,
    );
    expect(result).toEqual({ outcome: 'failed', error: expect.stringMatching(/535.*not …/) });
  });

  it.each(['u', 'us', 'friends@site.example'])(
    'tells of a wrong login of %s without the command that a server repeats',
    async (username) => {
      const { port } = await startLineServer('220 ready', (line) => {
        if (line.startsWith('EHLO')) return '250 AUTH PLAIN';
        return line.startsWith('AUTH PLAIN') ? `535 not ${line}` : '250 ok';
      });
      const channel = channelOf({ port, username, password: 'wrong password' });
      expect(await channel.send(MESSAGE)).toEqual({
        outcome: 'failed',
        error: expect.stringMatching(/535 not AUTH PLAIN …=*$/),
      });
    },
  );

  it('is signed, both headers of unsubscribing included', async () => {
    const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
    const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
    const { port, received } = await startMailServer();
    const dkim = { domain: 'site.example', selector: 'mail', privateKey: pem };
    await channelOf({ port, dkim }).send({
      ...MESSAGE,
      headers: {
        'List-Unsubscribe': '<https://site.example/letters/end/token>',
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      },
    });
    const raw = received[0]?.raw ?? '';
    const signature = raw.match(/^DKIM-Signature:(?:.|\r\n[ \t])*/im)?.[0].replaceAll(/\s/g, '');
    expect(signature).toMatch(/d=site\.example;.*s=mail;/);
    expect(signature?.match(/;h=([^;]*);/)?.[1]?.split(':')).toEqual(
      expect.arrayContaining(['list-unsubscribe', 'list-unsubscribe-post', 'subject', 'from']),
    );
    expect(hasValidSignature(raw, publicKey)).toBe(true);
    expect(hasValidSignature(raw.replace('One-Click', 'Two-Click'), publicKey)).toBe(false);
    expect(hasValidSignature(raw.replace('und mehr', 'und mehrs'), publicKey)).toBe(false);
  });

  it('is not sent when it cannot be signed', async () => {
    const { port, received } = await startMailServer();
    const dkim = { domain: 'site.example', selector: 'mail', privateKey: 'no key' };
    expect(await channelOf({ port, dkim }).send(MESSAGE)).toMatchObject({ outcome: 'failed' });
    expect(received).toEqual([]);
  });

  it('does not go to this network by a name', async () => {
    const { port, received } = await startMailServer();
    const account = { host: 'mail.example', port, security: 'starttls' } as const;
    const result = await channelOf(account, { resolve: async () => ['127.0.0.1'] }).send(MESSAGE);
    expect(result).toMatchObject({
      outcome: 'failed',
      error: expect.stringMatching(/^mail\.example is an address of this machine/),
    });
    expect(received).toEqual([]);
  });
});

const REFUSED = { outcome: 'failed', isFinal: true, refusesRecipient: true };

describe('a mail server', () => {
  it.each([
    ['550 no such user <anna@people.example>', 'RCPT', REFUSED],
    ['550 5.7.1 relaying denied', 'RCPT', { outcome: 'failed' }],
    ['550 5.1.8 bad sender', 'DATA', { outcome: 'failed' }],
    ['450 later', 'RCPT', { outcome: 'failed' }],
    ['550 5.1.1 unknown <anna@people.example>', 'DATA', REFUSED],
    ['554 5.7.1 this looks like spam', 'DATA', { outcome: 'failed' }],
    ['451 4.3.0 later', 'DATA', { outcome: 'failed' }],
    ['550 you may not', 'MAIL', { outcome: 'failed' }],
    ['421 too many connections', 'EHLO', { outcome: 'failed' }],
  ])('that answers %j to %s', async (reply, command, expected) => {
    let isData = false;
    const { port } = await startLineServer('220 ready', (line) => {
      if (isData) {
        if (line !== '.') return undefined;
        isData = false;
        return reply;
      }
      if (line.startsWith(command) && command !== 'DATA') return reply;
      if (line.startsWith('DATA')) {
        isData = true;
        return '354 go on';
      }
      return '250 ok';
    });
    const result = await channelOf({ port }).send(MESSAGE);
    expect(result).toEqual({ ...expected, error: expect.stringContaining(reply.slice(0, 3)) });
    expect(JSON.stringify(result)).not.toContain('people.example');
  });

  const untilData = (atData: string | null | undefined) => {
    let isData = false;
    return (line: string) => {
      if (isData) return atData;
      if (!line.startsWith('DATA')) return '250 ok';
      isData = true;
      return '354 go on';
    };
  };

  it.each([
    ['says nothing', undefined, () => undefined],
    ['greets and then says nothing', '220 ready', () => undefined],
    ['closes at once', '220 ready', () => null],
    ['refuses everybody', '554 go away', () => '554 go away'],
    ['talks nonsense', 'HTTP/1.1 400 Bad Request', () => 'nonsense'],
    ['closes in the middle of a mail', '220 ready', untilData(null)],
    ['says nothing after a mail', '220 ready', untilData(undefined)],
  ])('that %s fails, and may be tried again', async (_what, greeting, answer) => {
    const { port } = await startLineServer(greeting, answer);
    const result = await channelOf({ port }, { timeoutMs: 300 }).send(MESSAGE);
    expect(result).toEqual({ outcome: 'failed', error: expect.stringMatching(/./) });
  });

  it('that is not there fails', async () => {
    const result = await channelOf({ port: 1 }).send(MESSAGE);
    expect(result).toEqual({ outcome: 'failed', error: expect.stringContaining('ECONNREFUSED') });
  });

  it('gets several mails over one connection', async () => {
    let connections = 0;
    const { port, received } = await startMailServer({
      onConnect(_session, callback) {
        connections += 1;
        callback();
      },
    });
    const channel = channelOf({ port });
    for (const to of ['a@people.example', 'b@people.example', 'c@people.example']) {
      expect(await channel.send({ ...MESSAGE, to })).toMatchObject({ outcome: 'sent' });
    }
    expect([connections, received.length]).toEqual([1, 3]);
  });
});
