import { createPrivateKey, createSign, randomUUID } from 'node:crypto';
import { isIP, type Socket } from 'node:net';
import type { createTransport } from 'nodemailer';
import type { Channel, SendResult } from '../channel.ts';
import { maskedText } from '../masked-text.ts';
import type { TargetRules } from '../targets/allowed-address.ts';
import { connectChecked } from '../targets/connect-checked.ts';
import { timeLimit } from '../targets/time-limit.ts';
import { BASE64_FACTOR } from './base64-factor.ts';
import { mailFailure } from './mail-failure.ts';

/** The account that mail goes through. */
export interface MailAccount {
  readonly host: string;
  readonly port: number;
  /** TLS from the first byte, or asked for and needed, or none at all. */
  readonly security: 'tls' | 'starttls' | 'none';
  /** Null when the server needs no login. */
  readonly username: string | null;
  readonly password: string | null;
  readonly fromName: string;
  readonly fromAddress: string;
  readonly replyTo: string | null;
  readonly dkim: {
    readonly domain: string;
    readonly selector: string;
    readonly privateKey: string;
  } | null;
}

/** One mail to one person. */
export interface MailMessage {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html?: string;
  /** Without brackets; the same one when a mail is sent again. */
  readonly messageId: string;
  /** Further headers by name. */
  readonly headers?: Readonly<Record<string, string>>;
}

/**
 * The shorter encoding for the bytes of a mail. The library would go by the number of letters, but quoted-printable
 * writes each byte of other scripts as three.
 */
function textEncoding(...texts: readonly string[]): 'quoted-printable' | 'base64' {
  const characters = texts.join('');
  const bytes = Buffer.byteLength(characters);
  const others = Buffer.from(characters).filter((byte) => byte > 0x7e || byte === 0x3d).length;
  return bytes + 2 * others < bytes * BASE64_FACTOR ? 'quoted-printable' : 'base64';
}

interface MailOptions extends TargetRules {
  /** How long the other side may take for each step. */
  readonly timeoutMs?: number;
  /** Certificates of authorities besides those of Node. */
  readonly ca?: string;
  /** Finds the addresses of a name. */
  readonly resolve?: (host: string) => Promise<readonly string[]>;
}

const STEP_MS = 30_000;
/** A mail takes less time than the lease of its row. */
const WHOLE_MS = 4 * 60_000;
const CONNECTIONS = 5;

/** The callback by which the library takes a connected socket. */
type SocketCallback = (error: Error | null, connected: { connection: Socket } | false) => void;

/** @throws when the key cannot sign: the library would send without a signature. */
function assertSigns({ dkim }: MailAccount): void {
  if (dkim === null) return;
  createSign('RSA-SHA256').update('test').sign(createPrivateKey(dkim.privateKey));
}

function openTransport(create: typeof createTransport, account: MailAccount, options: MailOptions) {
  const { host, port, security, username, password, dkim } = account;
  const timeoutMs = options.timeoutMs ?? STEP_MS;
  return create({
    pool: true,
    maxConnections: CONNECTIONS,
    // The outbox tries mails that were cut off again, and counts them.
    maxRequeues: 0,
    host,
    port,
    secure: security === 'tls',
    requireTLS: security === 'starttls',
    ignoreTLS: security === 'none',
    ...(username !== null && { auth: { user: username, pass: password ?? '' } }),
    tls: {
      minVersion: 'TLSv1.2',
      ...(isIP(host) === 0 && { servername: host }),
      ...(options.ca !== undefined && { ca: options.ca }),
    },
    ...(dkim !== null && {
      dkim: {
        domainName: dkim.domain,
        keySelector: dkim.selector,
        privateKey: dkim.privateKey,
      },
    }),
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    // Texts never name files or addresses to be read.
    disableFileAccess: true,
    disableUrlAccess: true,
    getSocket(_options: unknown, callback: SocketCallback) {
      connectChecked({ ...options, host, port, limit: timeLimit(timeoutMs) }).then(
        (connection) => callback(null, { connection }),
        (error: Error) => callback(error, false),
      );
    },
  });
}

/** What the library sends with `AUTH PLAIN` (RFC 4616). Its base64 has that of the password in it by chance alone. */
const plainLogin = ({ username, password }: MailAccount): string | null =>
  username === null || password === null ? null : `\0${username}\0${password}`;

/** The mail that tests whether an account can be used. */
const testMail = (to: string, { fromAddress }: MailAccount): MailMessage => ({
  to,
  subject: 'A test',
  text: 'This mail was sent to find out whether mail can be sent. It can.\n',
  messageId: `${randomUUID()}@${fromAddress.slice(fromAddress.lastIndexOf('@') + 1)}`,
  headers: { 'Auto-Submitted': 'auto-generated' },
});

/** Sends mail through an account, over at most five connections that stay open for the next mails. */
export function createMailChannel(
  account: MailAccount,
  options: MailOptions,
): Channel<MailMessage> {
  const { fromName, fromAddress, replyTo, username, password, dkim } = account;
  const masked = (text: string): string =>
    maskedText(text, {
      secrets: [password, plainLogin(account), dkim?.privateKey].filter(
        (secret) => typeof secret === 'string',
      ),
      ownAddresses: [fromAddress, replyTo, username].filter((own) => typeof own === 'string'),
    });
  let transport: ReturnType<typeof openTransport> | undefined;

  async function send({ to, messageId, headers, ...content }: MailMessage): Promise<SendResult> {
    try {
      assertSigns(account);
      // The library needs 10 MB, and may not be needed for days.
      const nodemailer = await import('nodemailer');
      transport ??= openTransport(nodemailer.createTransport, account, options);
      const { response } = await transport.sendMail({
        ...content,
        textEncoding: textEncoding(content.text, content.html ?? ''),
        from: { name: fromName, address: fromAddress },
        // As an object: a comma in a text would make two recipients of it.
        to: { name: '', address: to },
        ...(replyTo !== null && { replyTo: { name: '', address: replyTo } }),
        messageId: `<${messageId}>`,
        headers: { ...headers },
        signal: AbortSignal.timeout(WHOLE_MS),
      });
      return { outcome: 'sent', said: masked(response) };
    } catch (error) {
      return mailFailure(error, masked);
    }
  }

  return {
    send,
    test: (recipient) => send(testMail(recipient, account)),
    close() {
      transport?.close();
      transport = undefined;
    },
  };
}
