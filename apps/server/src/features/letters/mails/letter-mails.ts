import type { LetterTopic } from '@bahai-friends/contract';
import type { MailMessage } from '../../../channels/mail/mail-channel.ts';
import type { CommunityDay } from '../../../community-day.ts';
import type { Database } from '../../../db/database.ts';
import type { MailContent } from '../../../mails/mail-content.ts';
import { hostOf, mailMessage } from '../../../mails/mail-message.ts';
import type { OutboxRow } from '../../../outbox/outbox.repository.ts';
import type { Sealing } from '../../../sealing/key-in-use.ts';
import { LETTER_ADDRESS, LETTER_TOKEN } from '../../../sealing/sealed-columns.ts';
import type { SealingKey } from '../../../sealing/sealing-key.ts';
import type { MadeMail, MakeMail } from '../../../sender/sender-work.ts';
import { composeLetter, type LetterSite, type LetterSources } from '../contents/compose-letters.ts';
import { composeLinkLetter } from '../contents/link-letters.ts';
import { readNoteOf } from '../letter-note.repository.ts';
import { findById, type SubscriptionRow, topicsOf } from '../subscriptions.repository.ts';
import { LETTER_KINDS, readSubject } from './letter-rows.ts';
import type { Refusals } from './refusals.ts';

/** The community as letters need it. */
export interface SendingSite extends Omit<LetterSite, 'publicUrl'> {
  /** Whether letters are switched on. */
  readonly isOn: boolean;
}

interface MailsDependencies {
  readonly database: Pick<Database, 'reads'>;
  readonly communityDay: Pick<CommunityDay, 'today'>;
  readonly sealing: Pick<Sealing, 'find'>;
  readonly sources: LetterSources;
  readonly site: () => Promise<SendingSite>;
  readonly refusals: Pick<Refusals, 'note'>;
  /** The site's own address. */
  readonly publicUrl: string;
}

/** What a mail is made from. */
interface Order {
  readonly row: OutboxRow;
  readonly day: string;
  readonly subscription: SubscriptionRow;
  readonly site: SendingSite;
  readonly token: string;
}

/** Makes letters and the mails with links, with the values of the moment at which they are sent. */
export function createLetterMails({
  database,
  communityDay,
  sealing,
  sources,
  site: readSite,
  refusals,
  publicUrl,
}: MailsDependencies): Readonly<Record<string, MakeMail>> {
  const host = hostOf(publicUrl);

  const messageOf = (
    { row, subscription, token }: Order,
    key: SealingKey,
    content: MailContent,
  ): MailMessage =>
    mailMessage(content, {
      to: key.open(LETTER_ADDRESS, subscription.address),
      rowKey: row.key,
      key,
      publicUrl,
      headers: {
        'List-Id': `<letters.${host}>`,
        'List-Unsubscribe': `<${publicUrl}/letters/end/${token}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      },
    });

  /** @param compose Writes the mail; null when it has no content. */
  const maker =
    (
      isStillDue: (subscription: SubscriptionRow, day: string) => boolean,
      compose: (order: Order) => Promise<MailContent | null>,
      settle?: Refusals['note'],
    ): MakeMail =>
    async (row): Promise<MadeMail | null> => {
      const { subscription: id, day } = readSubject(row.subject);
      const site = await readSite();
      const subscription = site.isOn ? await findById(database.reads, id) : undefined;
      if (subscription === undefined || !isStillDue(subscription, day)) return null;
      const key = await sealing.find();
      if (key === null) throw new Error('The key that opens addresses is not there');
      const token = key.open(LETTER_TOKEN, subscription.token);
      const order = { row, day, subscription, site, token };
      const content = await compose(order);
      if (content === null) return null;
      const message = messageOf(order, key, content);
      return settle === undefined
        ? { message }
        : { message, settle: (result) => settle(subscription, day, result) };
    };

  const letter = (topic: LetterTopic): MakeMail =>
    maker(
      (subscription, day) =>
        day === communityDay.today() &&
        subscription.confirmed_at !== null &&
        topicsOf(subscription)[topic] !== null,
      async ({ day, subscription: { language }, site, token }) => {
        const note = topic === 'weekly' ? await readNoteOf(database.reads, day) : '';
        return composeLetter(
          { topic, day, language, token, note },
          { ...site, publicUrl },
          sources,
        );
      },
      refusals.note,
    );

  const link = (kind: 'letters-confirm' | 'letters-yours'): MakeMail =>
    maker(
      ({ confirmed_at: confirmedAt }) => (confirmedAt === null) === (kind === 'letters-confirm'),
      ({ subscription: { language }, site, token }) =>
        composeLinkLetter(kind, { language, token }, { ...site, publicUrl }),
    );

  return {
    [LETTER_KINDS.daily]: letter('daily'),
    [LETTER_KINDS.weekly]: letter('weekly'),
    [LETTER_KINDS.reminders]: letter('reminders'),
    'letters-confirm': link('letters-confirm'),
    'letters-yours': link('letters-yours'),
  };
}
