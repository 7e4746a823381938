import type { Language } from '@bahai-friends/contract';

/** A post for a network: the whole text, or a picture of it. */
export interface Post {
  /** The same one when a post is sent again. */
  readonly key: string;
  /** Null where it is not known. */
  readonly language: Language | null;
  /** The whole post as one text, without its address. */
  readonly whole: string;
  /** The text beside a picture of the post: its source. */
  readonly caption: string;
  /** The address of the quote on the site; null where the site's address is not known. */
  readonly url: string | null;
  /** Whether the whole text has the address, too. */
  readonly isLinked: boolean;
  /** A description of the picture for people who do not see it. */
  readonly pictured: string;
  /** Names the site where the whole address has no room. */
  readonly moreAt: string;
  /** @returns PNG */
  draw(): Promise<Uint8Array>;
}

/** How much text a network takes, and how it counts. */
export interface PostRoom {
  readonly max: number;
  readonly lengthOf: (text: string) => number;
  /** The length that an address counts; missing where it counts as any other text. */
  readonly urlLength?: number;
}

const BETWEEN = '\n\n';

/**
 * The first of some texts that fits together with the address; the address alone where none fits, and null where there
 * is no address either.
 */
function firstThatFits(
  texts: readonly string[],
  url: string | null,
  { max, lengthOf, urlLength }: PostRoom,
): string | null {
  if (url === null) return texts.find((text) => lengthOf(text) <= max) ?? null;
  const left = max - (urlLength ?? lengthOf(url));
  const text = texts.find((each) => lengthOf(each + BETWEEN) <= left);
  return text === undefined ? url : text + BETWEEN + url;
}

/** The whole as one text; null where it has no room. */
export function wholeText({ whole, url, isLinked }: Post, room: PostRoom): string | null {
  const text = firstThatFits([whole], isLinked ? url : null, room);
  return text === url ? null : text;
}

/** The text beside the picture of a post that is too long: its source and its address. */
export const captionText = ({ caption, url }: Post, room: PostRoom): string =>
  firstThatFits([caption], url, room) ?? '';
