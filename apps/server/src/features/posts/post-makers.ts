import type { Language, TodaysQuote } from '@bahai-friends/contract';
import { sourceLines, wholeQuote } from '@bahai-friends/contract/share-message';
import { factsOf } from '@bahai-friends/languages/language-of';
import type { Post } from '../../channels/post.ts';
import type { WebhookEvent } from '../../channels/webhooks/webhook-channel.ts';
import type { Clock } from '../../clock.ts';
import type { CommunityDay } from '../../community-day.ts';
import type { OutboxRow } from '../../outbox/outbox.repository.ts';
import type { Make, Makers } from '../../sender/sender-work.ts';
import type { SharePicturesService } from '../share-pictures/share-pictures.service.ts';
import { dayOf, QUOTE_KIND } from './post-rows.ts';

/** The settings for posts of a network. */
interface Wishes {
  /** Null for the community's language. */
  readonly language: Language | null;
  readonly link: boolean;
}

interface MakersDependencies {
  readonly clock: Pick<Clock, 'now'>;
  readonly communityDay: Pick<CommunityDay, 'today'>;
  readonly quotes: { findToday(language?: Language): Promise<TodaysQuote | null> };
  readonly pictures: Pick<SharePicturesService, 'contentOf' | 'draw' | 'takeTurn'>;
  readonly communityLanguage: () => Promise<Language>;
  /** Null when the network is not set up any more. */
  readonly wishes: (network: 'telegram' | 'mastodon') => Promise<Wishes | null>;
  /** The site's own address; null when it cannot be used in links. */
  readonly publicUrl: string | null;
}

/** Requests for pictures are queued by address: here it is the site itself. */
const OWN_ADDRESS = '127.0.0.1';

/** Makes a day's posts, with the quote of the moment at which they are sent. */
export function createPostMakers({
  clock,
  communityDay,
  quotes,
  pictures,
  communityLanguage,
  wishes: readWishes,
  publicUrl,
}: MakersDependencies): Makers {
  /** Today's quote, if the row is about today. */
  async function quoteOf({ subject }: OutboxRow, asked: Language | null) {
    const day = dayOf(subject);
    if (day !== communityDay.today()) return null;
    const own = await communityLanguage();
    const language = asked ?? own;
    const quote = await quotes.findToday(language);
    if (quote === null) return null;
    const prefix = language === own ? '' : `/${language}`;
    const url = publicUrl === null ? null : `${publicUrl}${prefix}/quotes/${day}`;
    return { day, language, quote, url };
  }

  const post =
    (network: 'telegram' | 'mastodon'): Make<Post> =>
    async (row) => {
      const wishes = await readWishes(network);
      const made = wishes && (await quoteOf(row, wishes.language));
      if (!made) return null;
      const { day, language, quote, url } = made;
      const picture = await pictures.contentOf(day, { size: 'portrait', language });
      if (picture === null) return null;
      return {
        message: {
          key: row.key,
          language: quote.language,
          whole: wholeQuote(quote, factsOf(quote.language ?? language).quotationMarks),
          caption: sourceLines(quote),
          url,
          isLinked: wishes.link,
          pictured: quote.text,
          moreAt: picture.moreAt,
          draw: () => pictures.takeTurn(OWN_ADDRESS, () => pictures.draw(picture)),
        },
      };
    };

  const event: Make<WebhookEvent> = async (row) => {
    const made = await quoteOf(row, null);
    if (made === null) return null;
    const { day, quote, url } = made;
    const { id, text, source, referenceUrl, language, credit } = quote;
    const data = { day, id, text, source, referenceUrl, language, credit, url };
    return {
      message: {
        id: row.key.replaceAll(' ', '-'),
        type: 'quote.shown',
        timestamp: clock.now(),
        data,
      },
    };
  };

  return {
    telegram: { [QUOTE_KIND]: post('telegram') },
    mastodon: { [QUOTE_KIND]: post('mastodon') },
    webhooks: { [QUOTE_KIND]: event },
  };
}
