import { z } from 'zod';
import {
  adminProblems,
  defineEndpoints,
  NoContent,
  recentPasswordProblems,
  Version,
} from '../http/endpoint.ts';
import { Problem } from '../http/problem.ts';
import { refuse } from '../http/say-rule.ts';
import { lineOfText } from '../text/line-of-text.ts';
import { mailAddress } from '../text/mail-address.ts';
import { timeOfDay } from '../text/time-of-day.ts';
import {
  NewMastodon,
  NewTelegram,
  NewWebhooks,
  ShownMastodon,
  ShownTelegram,
  ShownWebhook,
  WebhookId,
} from './networks.ts';
import { secret } from './secret.ts';

const HOST_MAX = 253;
const SECRET_MAX = 1000;
const NAME_MAX = 100;
/** A PEM of 16,384 bits has fewer. */
const PRIVATE_KEY_MAX = 20_000;
const PORT_MAX = 65_535;
const PER_HOUR_MAX = 100_000;

const HOST_NAME =
  /^(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.)*[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?$/u;
const IPV6 = /^[0-9a-fA-F:.]*:[0-9a-fA-F:.]*$/;
const DOMAIN = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;
const SELECTOR = /^[a-z0-9](?:[a-z0-9._-]{0,61}[a-z0-9])?$/;

const wholeFrom = (field: 'port' | 'perHour' | 'weeklyOn', min: number, max: number) => {
  const error = refuse('not-whole-between', { field, min, max });
  return z.int({ error, abort: true }).min(min, { error }).max(max, { error });
};

export const MAIL_SECURITY = ['tls', 'starttls', 'none'] as const;
export const MailSecurity = z.enum(MAIL_SECURITY, {
  error: refuse('not-one-of', { field: 'security', options: MAIL_SECURITY }),
});
export type MailSecurity = z.infer<typeof MailSecurity>;

const host = z
  .string({ error: refuse('required', { field: 'host' }) })
  .trim()
  .toLowerCase()
  .min(1, { error: refuse('required', { field: 'host' }), abort: true })
  .refine((text) => text.length <= HOST_MAX && (HOST_NAME.test(text) || IPV6.test(text)), {
    error: refuse('not-a-host', { field: 'host' }),
  });

const selectorOrDomain = (field: 'domain' | 'selector', pattern: RegExp) =>
  z
    .string({ error: refuse('required', { field }) })
    .trim()
    .toLowerCase()
    .min(1, { error: refuse('required', { field }), abort: true })
    .max(HOST_MAX, { error: refuse('not-a-host', { field }) })
    .regex(pattern, { error: refuse('not-a-host', { field }) });

const username = z
  .string({ error: refuse('not-text', { field: 'username' }) })
  .trim()
  .max(SECRET_MAX, { error: refuse('much-too-long', { field: 'username' }) })
  .transform((text) => (text === '' ? null : text))
  .nullable();

const sharedMail = {
  host,
  port: wholeFrom('port', 1, PORT_MAX),
  security: MailSecurity,
  username,
  fromName: lineOfText({
    field: 'fromName',
    required: refuse('required', { field: 'fromName' }),
    max: NAME_MAX,
  }),
  fromAddress: mailAddress('fromAddress'),
  replyTo: mailAddress('replyTo').nullable(),
  perHour: wholeFrom('perHour', 1, PER_HOUR_MAX).nullable(),
};

const dkim = {
  domain: selectorOrDomain('domain', DOMAIN),
  selector: selectorOrDomain('selector', SELECTOR),
};

/** The mail account as it is stored, without its secrets. */
export const StoredMail = z.object({ ...sharedMail, dkim: z.object(dkim).nullable() });
export type StoredMail = z.output<typeof StoredMail>;

const sendAt = timeOfDay('sendAt').meta({
  description: 'When a day’s messages are sent, in the community’s time zone',
});
const weeklyOn = wholeFrom('weeklyOn', 1, 7).meta({ description: '1 is Monday' });

/** The channels that the site sends through, as the Master Admin sets them. */
export const NewSending = z.object({
  mail: z
    .object({
      ...sharedMail,
      password: secret('password', SECRET_MAX),
      dkim: z.object({ ...dkim, privateKey: secret('privateKey', PRIVATE_KEY_MAX) }).nullable(),
    })
    .nullable(),
  telegram: NewTelegram.nullable(),
  mastodon: NewMastodon.nullable(),
  webhooks: NewWebhooks,
  sendAt,
  weeklyOn,
});
export type NewSending = z.output<typeof NewSending>;

/** The state of the key that encrypts secrets. */
const SealingKeyState = z.enum(['unused', 'ready', 'missing', 'unfit']);

/** The same as it is read: without its secrets. */
export const Sending = z
  .object({
    mail: z
      .object({
        host: z.string(),
        port: z.int(),
        security: MailSecurity,
        username: z.string().nullable(),
        hasPassword: z.boolean(),
        fromName: z.string(),
        fromAddress: z.string(),
        replyTo: z.string().nullable(),
        perHour: z.int().nullable(),
        dkim: z
          .object({ domain: z.string(), selector: z.string(), hasPrivateKey: z.boolean() })
          .nullable(),
      })
      .nullable(),
    telegram: ShownTelegram.nullable(),
    mastodon: ShownMastodon.nullable(),
    webhooks: z.array(ShownWebhook),
    sendAt: z.string(),
    weeklyOn: z.int(),
    key: SealingKeyState.meta({
      description: 'Of the sealing key: with `missing` and `unfit` nothing is sent',
    }),
    paused: z.boolean().meta({ description: 'Since a restore, until sending is resumed' }),
    version: Version,
  })
  .meta({ id: 'Sending' });
export type Sending = z.infer<typeof Sending>;

/** The state of a channel. */
export const ChannelState = z
  .object({
    waiting: z.int().min(0),
    sent: z.int().min(0),
    failed: z.int().min(0),
    dropped: z.int().min(0),
    perhapsSent: z.int().min(0),
    lastSentAt: z.iso.datetime().nullable(),
    lastError: z.string().nullable(),
  })
  .meta({ id: 'ChannelState' });
export type ChannelState = z.infer<typeof ChannelState>;

const SENDING_CHANNELS = ['mail', 'telegram', 'mastodon'] as const;

export const NewSendingTest = z
  .object({
    channel: z.union([z.enum(SENDING_CHANNELS), WebhookId], {
      error: refuse('not-one-of', { field: 'channel', options: SENDING_CHANNELS }),
    }),
    to: mailAddress('to').optional().meta({ description: 'Of mail alone, which needs one' }),
  })
  .refine(({ channel, to }) => channel !== 'mail' || to !== undefined, {
    path: ['to'],
    error: refuse('required', { field: 'to' }),
  });
export type NewSendingTest = z.output<typeof NewSendingTest>;

/** The results of a test that the site itself gives, and not the other server. */
export const SAID_BY_SITE = {
  notRunning: 'The sender is not running',
  notAnswered: 'There is no answer yet',
  keyMissing: 'The sealing key is missing',
  keyUnfit: 'The sealing key does not fit',
  noAccount: 'No account can be used',
} as const;

export const SendingTest = z
  .object({ ok: z.boolean(), said: z.string() })
  .meta({ id: 'SendingTest' });
export type SendingTest = z.infer<typeof SendingTest>;

const forMasterAdmin = { tag: 'Sending', access: 'admin' } as const;

export const sendingEndpoints = defineEndpoints({
  'GET /api/sending': {
    summary: 'Through what the site sends, without secrets; for the Master Admin',
    ...forMasterAdmin,
    responses: { 200: Sending, ...adminProblems },
  },
  'PUT /api/sending': {
    summary: 'Set up through what the site sends; for the Master Admin',
    ...forMasterAdmin,
    recentPassword: true,
    body: NewSending,
    responses: {
      200: Sending,
      ...adminProblems,
      ...recentPasswordProblems,
      412: Problem,
      503: Problem,
    },
  },
  'POST /api/sending/test': {
    summary:
      'Try a channel, and tell within 15 seconds what became of it: a mail to an address, an event to a webhook; to networks nothing is posted',
    ...forMasterAdmin,
    body: NewSendingTest,
    responses: { 200: SendingTest, ...adminProblems, 503: Problem },
  },
  'GET /api/sending/state': {
    summary: 'How it goes with what the site sends, by channel; for the Master Admin',
    ...forMasterAdmin,
    responses: { 200: z.record(z.string(), ChannelState), ...adminProblems },
  },
  'POST /api/sending/resume': {
    summary: 'Send again after a restore',
    ...forMasterAdmin,
    recentPassword: true,
    responses: { 204: NoContent, ...adminProblems, ...recentPasswordProblems },
  },
  'POST /api/sending/begin-anew': {
    summary:
      'Delete what nobody can read since the sealing key is lost, and go on with another key',
    ...forMasterAdmin,
    recentPassword: true,
    responses: { 204: NoContent, ...adminProblems, ...recentPasswordProblems, 503: Problem },
  },
});
