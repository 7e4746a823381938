import type { Language } from '@bahai-friends/contract';

/** What is posted to a network: whole, or a picture of it. */
export interface Post {
  /** The same one for the same post, should it be sent twice. */
  readonly key: string;
  /** Null where nobody knows. */
  readonly language: Language | null;
  /** Everything as one text, without its address. */
  readonly whole: string;
  /** What stands beside a picture in place of it: where it is from. */
  readonly caption: string;
  /** Where it stands on the site; null where nobody knows. */
  readonly url: string | null;
  /** Whether the whole text has the address, too. */
  readonly isLinked: boolean;
  /** Says what the picture shows. */
  readonly pictured: string;
  /** Says where it stands, where that has no room. */
  readonly moreAt: string;
  /** @returns PNG */
  draw(): Promise<Uint8Array>;
}

/** How a network counts what a text takes. */
export interface PostRoom {
  readonly max: number;
  readonly lengthOf: (text: string) => number;
  /** Of an address; as of any text where it is missing. */
  readonly urlLength?: number;
}

const BETWEEN = '\n\n';

/** The first of some texts, each with the address, that has room; the address alone where none has, null without one. */
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

/** What stands beside the picture of a text that has no room: where it is from and where it stands. */
export const captionText = ({ caption, url }: Post, room: PostRoom): string =>
  firstThatFits([caption], url, room) ?? '';
