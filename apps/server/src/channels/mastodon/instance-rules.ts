import { z } from 'zod';
import { type HttpAnswer, jsonIn } from '../http/checked-request.ts';
import type { PostRoom } from '../post.ts';

/** The limits of a Mastodon server. */
export interface InstanceRules extends PostRoom {
  readonly descriptionMax: number;
}

/** The limit of a server that does not name one. */
const TEXT_MAX = 500;
const URL_LENGTH = 23;
const DESCRIPTION_MAX = 1500;

const count = z.int().min(1);

/** https://docs.joinmastodon.org/entities/Instance/ */
const Instance = z.object({
  configuration: z.object({
    statuses: z
      .object({
        max_characters: count.catch(TEXT_MAX),
        characters_reserved_per_url: count.catch(URL_LENGTH),
      })
      .catch({ max_characters: TEXT_MAX, characters_reserved_per_url: URL_LENGTH }),
    media_attachments: z
      .object({ description_limit: count.catch(DESCRIPTION_MAX) })
      .catch({ description_limit: DESCRIPTION_MAX }),
  }),
});

const ADDRESS = /https?:\/\/\S+/giu;
const characters = new Intl.Segmenter('en', { granularity: 'grapheme' });
const countCharacters = (text: string): number => [...characters.segment(text)].length;

/** A server's limits from its answer at `/api/v2/instance`, or the usual ones where it answers something else. */
export function instanceRules(answer: HttpAnswer): InstanceRules {
  const { data } = Instance.safeParse(jsonIn(answer));
  const { statuses, media_attachments } = data?.configuration ?? {};
  const urlLength = statuses?.characters_reserved_per_url ?? URL_LENGTH;
  return {
    max: statuses?.max_characters ?? TEXT_MAX,
    urlLength,
    descriptionMax: Math.min(
      media_attachments?.description_limit ?? DESCRIPTION_MAX,
      DESCRIPTION_MAX,
    ),
    // The server counts every address with the same length. Here a longer one counts with all of its characters, which
    // can only be too many.
    lengthOf(text) {
      const short = (text.match(ADDRESS) ?? []).reduce(
        (sum, address) => sum + Math.max(0, urlLength - countCharacters(address)),
        0,
      );
      return countCharacters(text) + short;
    },
  };
}
