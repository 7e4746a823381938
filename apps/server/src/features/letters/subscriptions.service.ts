import {
  CONFIRM_DAYS,
  type Language,
  LETTER_TOPICS,
  type LetterTopic,
} from '@bahai-friends/contract';
import type { Clock } from '../../clock.ts';
import type { CommunityDay } from '../../community-day.ts';
import type { Database, Queries } from '../../db/database.ts';
import { featureOffSince, isOffForLong } from '../../db/features-off.ts';
import { withTableLock } from '../../db/table-lock.ts';
import { maskedAddress } from '../../mails/mail-address.ts';
import type { Sealing } from '../../sealing/key-in-use.ts';
import { isLinkToken, linkTokenHash, newLinkToken } from '../../sealing/link-tokens.ts';
import { LETTER_ADDRESS, LETTER_TOKEN } from '../../sealing/sealed-columns.ts';
import type { SealingKey } from '../../sealing/sealing-key.ts';
import {
  changeSubscription,
  confirmSubscription,
  countSubscriptions,
  deleteAllSubscriptions,
  deleteEnded,
  deleteUnconfirmed,
  endSubscription,
  findByAddress,
  findByToken,
  forgetEnd,
  insertSubscription,
  isAnyEndedBefore,
  type SubscriptionRow,
  type Topics,
  takeLinkOfDay,
  topicsOf,
} from './subscriptions.repository.ts';

const DAY_SECONDS = 24 * 60 * 60;
const ENDED_DAYS = 365;

/** A letter with a link, which somebody has asked for with the form. */
export interface LinkLetter {
  readonly kind: 'letters-confirm' | 'letters-yours';
  readonly subscription: number;
  /** The civil day of the community: one letter of a kind is sent on a day. */
  readonly day: string;
}

interface SubscriptionsDependencies {
  readonly database: Database;
  readonly clock: Clock;
  readonly communityDay: CommunityDay;
  readonly sealing: Pick<Sealing, 'key' | 'find' | 'forgetFormerKeys'>;
  /** Whether the community has letters. */
  readonly isSwitchedOn: () => Promise<boolean>;
  /** Whether links can be made: without the site's own address letters pause. */
  readonly hasOwnAddress: boolean;
  /** Has a letter sent, in a transaction. */
  readonly send: (db: Queries, letter: LinkLetter) => Promise<void>;
}

/** The choice of a subscriber. */
interface Choice {
  readonly topics: readonly LetterTopic[];
  readonly language: Language;
}

/** A subscription as its owner sees it. */
export interface OwnSubscription extends Choice {
  /** Masked; null while it cannot be read. */
  readonly address: string | null;
  readonly isConfirmed: boolean;
}

export type SubscriptionsService = ReturnType<typeof createSubscriptionsService>;

/** @param since The instant from which on newly chosen topics are sent. */
const chosen = (topics: readonly LetterTopic[], since: string, before?: Topics): Topics => {
  const of = (topic: LetterTopic) => (topics.includes(topic) ? (before?.[topic] ?? since) : null);
  return { daily: of('daily'), weekly: of('weekly'), reminders: of('reminders') };
};

/** The blind indexes of an address: the first is the one to store. */
const indexesOf = (key: SealingKey, address: string) =>
  key.blindIndexes(LETTER_ADDRESS, LETTER_ADDRESS.indexed(address));

const chosenIn = (topics: Topics): LetterTopic[] =>
  LETTER_TOPICS.filter((topic) => topics[topic] !== null);

export function createSubscriptionsService({
  database,
  clock,
  communityDay,
  sealing,
  isSwitchedOn,
  hasOwnAddress,
  send,
}: SubscriptionsDependencies) {
  const inTransaction = <T>(change: (db: Queries) => Promise<T>): Promise<T> =>
    withTableLock(database, 'letter_subscriptions', change);

  async function own(row: SubscriptionRow): Promise<OwnSubscription> {
    const key = await sealing.find();
    return {
      address: key && maskedAddress(key.open(LETTER_ADDRESS, row.address)),
      topics: chosenIn(topicsOf(row)),
      language: row.language,
      isConfirmed: row.confirmed_at !== null,
    };
  }

  /** Unconfirmed subscriptions from before this instant are deleted. */
  const forgottenUntil = () => clock.after(-CONFIRM_DAYS * DAY_SECONDS);
  const isForgotten = ({ confirmed_at, created_at }: SubscriptionRow): boolean =>
    confirmed_at === null && created_at <= forgottenUntil();

  /** Deletes what has expired. */
  async function tidy(): Promise<void> {
    const db = database.writes;
    await deleteUnconfirmed(db, forgottenUntil());
    await deleteEnded(db, clock.after(-ENDED_DAYS * DAY_SECONDS));
    await sealing.forgetFormerKeys((sealedAnewAt) => isAnyEndedBefore(db, sealedAnewAt));
    const since = (await isSwitchedOn()) ? null : await featureOffSince(db, 'letters');
    if (isOffForLong(since, clock)) {
      await deleteAllSubscriptions(db);
    }
  }

  /** The subscription of a token in a link. */
  async function find(db: Queries, token: string): Promise<SubscriptionRow | undefined> {
    if (!isLinkToken(token)) return undefined;
    const row = await findByToken(db, linkTokenHash('letters', token));
    return row && !isForgotten(row) ? row : undefined;
  }

  return {
    /** Whether visitors may subscribe now. */
    isOn: async (): Promise<boolean> => hasOwnAddress && (await isSwitchedOn()),

    /** How many get each topic, and how many have yet to confirm. */
    count: () => countSubscriptions(database.reads, forgottenUntil()),

    /** Whether links that were sent are valid: for a while they are also after letters were switched off. */
    async linksWork(): Promise<boolean> {
      if (await isSwitchedOn()) return true;
      const since = await featureOffSince(database.reads, 'letters');
      return since !== null && !isOffForLong(since, clock);
    },

    /**
     * Sends a link to an address: to confirm a subscription, or to change a confirmed one. Nothing else changes before
     * the link is used.
     *
     * @param address As `mailAddress` gives it.
     * @throws DomainError `unavailable` while nothing can be sealed
     */
    async subscribe(address: string, { topics, language }: Choice): Promise<void> {
      await tidy();
      const key = await sealing.key();
      const indexes = indexesOf(key, address);
      const [now, day] = [clock.now(), communityDay.today()];
      await inTransaction(async (db) => {
        const known = await findByAddress(db, indexes);
        if (known) {
          if (!(await takeLinkOfDay(db, known.id, day))) return;
          const kind = known.confirmed_at === null ? 'letters-confirm' : 'letters-yours';
          await send(db, { kind, subscription: known.id, day });
          return;
        }
        const token = newLinkToken();
        const id = await insertSubscription(
          db,
          {
            address: key.seal(LETTER_ADDRESS, address),
            address_index: indexes[0],
            token: key.seal(LETTER_TOKEN, token),
            token_hash: linkTokenHash('letters', token),
            language,
            created_at: now,
            link_sent_on: day,
          },
          chosen(topics, now),
        );
        if (id !== undefined) {
          await send(db, { kind: 'letters-confirm', subscription: id, day });
        }
      });
    },

    /** The subscription for a token's page; null for an invalid token. */
    async look(token: string): Promise<OwnSubscription | null> {
      const row = await find(database.reads, token);
      return row ? own(row) : null;
    },

    /** @returns null for an invalid token */
    async confirm(token: string): Promise<OwnSubscription | null> {
      const row = await inTransaction(async (db) => {
        const found = await find(db, token);
        if (found === undefined || found.confirmed_at !== null) return found;
        const now = clock.now();
        const topics = chosen(chosenIn(topicsOf(found)), now);
        await confirmSubscription(db, found.id, topics, now);
        await forgetEnd(db, found.address_index);
        return findByToken(db, found.token_hash);
      });
      return row ? own(row) : null;
    },

    /** @returns null for an invalid token */
    async change(token: string, { topics, language }: Choice): Promise<OwnSubscription | null> {
      const row = await inTransaction(async (db) => {
        const found = await find(db, token);
        if (found === undefined) return undefined;
        await changeSubscription(
          db,
          found.id,
          chosen(topics, clock.now(), topicsOf(found)),
          language,
        );
        return findByToken(db, found.token_hash);
      });
      return row ? own(row) : null;
    },

    /** Ends all letters at once; for an invalid token it does nothing. @returns the language of the subscriber */
    async end(token: string): Promise<Language | null> {
      return inTransaction(async (db) => {
        const found = await find(db, token);
        if (found === undefined) return null;
        await endSubscription(db, found, clock.now());
        return found.language;
      });
    },

    /**
     * Ends the letters to an address, whether or not it gets some.
     *
     * @param address As `mailAddress` gives it.
     * @param also Called in the same transaction.
     * @throws DomainError `unavailable` while the key of the addresses is lost
     */
    async remove(address: string, also: (db: Queries) => Promise<void>): Promise<void> {
      const key = await sealing.key();
      const indexes = indexesOf(key, address);
      await inTransaction(async (db) => {
        const found = await findByAddress(db, indexes);
        if (found) await endSubscription(db, found, clock.now());
        await also(db);
      });
    },

    tidy,
  };
}
