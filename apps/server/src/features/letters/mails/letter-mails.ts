import type { LetterTopic } from '@bahai-friends/contract';
import { factsOf } from '@bahai-friends/languages/language-of';
import type { MailMessage } from '../../../channels/mail/mail-channel.ts';
import type { CommunityDay } from '../../../community-day.ts';
import type { Database } from '../../../db/database.ts';
import type { OutboxRow } from '../../../outbox/outbox.repository.ts';
import { LETTER_ADDRESS, LETTER_TOKEN } from '../../../sealing/sealed-columns.ts';
import type { Sealing } from '../../../sealing/sealing.ts';
import type { SealingKey } from '../../../sealing/sealing-key.ts';
import type { MadeMail, MakeMail } from '../../../sender/work.ts';
import { composeLetter, type LetterSite, type LetterSources } from '../contents/compose-letters.ts';
import type { LetterContent } from '../contents/letter-content.ts';
import { composeLinkLetter } from '../contents/link-letters.ts';
import { writtenLetter } from '../contents/written-letter.ts';
import { readNoteOf } from '../letter-note.repository.ts';
import { findById, type SubscriptionRow, topicsOf } from '../subscriptions.repository.ts';
import { LETTER_KINDS, readSubject } from './letter-keys.ts';
import type { Refusals } from './refusals.ts';

/** Where what Message-IDs are made of stands. */
const MESSAGE_ID = { table: 'outbox', column: 'key' } as const;

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

/** A host as List-Id and Message-ID may have it: a number in brackets is none. */
function hostOf(publicUrl: string): string {
  const { hostname } = new URL(publicUrl);
  return hostname.startsWith('[') ? 'localhost' : hostname;
}

/** What a mail is made of. */
interface Order {
  readonly row: OutboxRow;
  readonly day: string;
  readonly subscription: SubscriptionRow;
  readonly site: SendingSite;
  readonly token: string;
}

/** Makes letters and the mails with links, in the words of the moment at which they are sent. */
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

  function messageOf(
    { row, subscription, token }: Order,
    key: SealingKey,
    content: LetterContent,
  ): MailMessage {
    return {
      to: key.open(LETTER_ADDRESS, subscription.address),
      subject: content.subject,
      ...writtenLetter(content),
      // Nobody can tell by it which row it was, nor whose.
      messageId: `${key.blindIndexes(MESSAGE_ID, row.key)[0]}@${host}`,
      headers: {
        'List-Id': `<letters.${host}>`,
        'List-Unsubscribe': `<${publicUrl}/letters/end/${token}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
        'Auto-Submitted': 'auto-generated',
        'Content-Language': factsOf(content.language).tag,
      },
    };
  }

  /** @param compose What there is to say; null when that is nothing. */
  const maker =
    (
      isStillDue: (subscription: SubscriptionRow, day: string) => boolean,
      compose: (order: Order) => Promise<LetterContent | null>,
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
