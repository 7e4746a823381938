import { onTestFinished } from 'vitest';
import type { Channel, SendResult } from '../../../channels/channel.ts';
import type { MailMessage } from '../../../channels/mail/mail-channel.ts';
import { createFeatureWork } from '../../../sender/feature-work.ts';
import { createSender } from '../../../sender/sender.ts';
import { postForm } from '../../../testing/public-forms.ts';
import { NO_SENDING, saveSending } from '../../sending/sending.repository.ts';
import { readStoredSettings } from '../../settings/settings.repository.ts';
import { type LettersSite, NOON, subscribe, tokenOf } from './letters-site.ts';

export const MAIL = {
  host: 'localhost',
  port: 25,
  security: 'none',
  username: null,
  fromName: 'Friends',
  fromAddress: 'friends@site.example',
  replyTo: null,
  perHour: null,
  dkim: null,
} as const;

export const SENT: SendResult = { outcome: 'sent', said: '250 ok' };
export const REFUSED: SendResult = { outcome: 'failed', error: 'connection refused' };
export const NO_SUCH_USER: SendResult = {
  outcome: 'failed',
  error: '550 5.1.1 no such user',
  isFinal: true,
  refusesRecipient: true,
};

interface SenderOptions {
  /** The mail server's response. */
  readonly answer?: (to: string) => SendResult;
  readonly publicUrl?: string;
  /** Whether the mails show public content, as letters do and mails about accounts do not. */
  readonly showsContent?: boolean;
}

/** Sets up the site's mail account. */
export const setUpMail = ({ database }: Pick<LettersSite, 'database'>, change: object = {}) => {
  const sending = {
    ...NO_SENDING,
    version: 2,
    mail: MAIL,
    sendAt: '07:00',
    weeklyOn: 1,
    since: NOON,
  };
  return saveSending(database.writes, { ...sending, pausedAt: null, ...change }, NOON);
};

/** A sender of a site with letters, whose mails are collected instead of being sent. */
export async function lettersSender(
  site: Pick<LettersSite, 'database' | 'clock' | 'sealing'>,
  {
    answer = () => SENT,
    publicUrl = 'https://friends.example',
    showsContent = true,
  }: SenderOptions = {},
) {
  const { database, clock, sealing } = site;
  const mails: MailMessage[] = [];
  const errors: unknown[] = [];
  let { version: known } = await readStoredSettings(database.reads);
  const channel: Channel<MailMessage> = {
    async send(message) {
      const result = answer(message.to);
      if (result.outcome === 'sent') mails.push(message);
      return result;
    },
    close() {},
  };
  const onError = (error: unknown) => errors.push(error);
  const environment = {
    PUBLIC_URL: publicUrl,
    ALLOW_LOCAL_TARGETS: false,
    QUOTE_ROTATION: true,
    PUSH_HOSTS: [],
    OFFLINE_PAGES: true,
  };
  const features = await createFeatureWork({ database, clock, sealing, environment, onError });
  const sender = createSender({
    database,
    clock,
    sealing,
    work: features.work,
    allowLocalTargets: false,
    publicUrl: null,
    onError,
    openMail: () => channel,
  });
  onTestFinished(async () => {
    await sender.stop();
    await features.close();
  });
  return {
    errors,
    /** Has the sender do the work that is due now; returns the mails. */
    async run(): Promise<MailMessage[]> {
      mails.length = 0;
      // Settings and content are read again a moment after a change.
      const { version } = await readStoredSettings(database.reads);
      if (showsContent || version !== known) {
        await new Promise((resolve) => setTimeout(resolve, 120));
      }
      known = version;
      await sender.run();
      return [...mails];
    },
  };
}

/** Subscribes and confirms. */
export async function subscribed(
  site: LettersSite,
  email: string,
  topics: readonly string[] = ['daily'],
  url = '/letters',
): Promise<string> {
  await subscribe(site, email, topics, url);
  const token = await tokenOf(site, email);
  await postForm(site.app, `/letters/confirm/${token}`, []);
  return token;
}
