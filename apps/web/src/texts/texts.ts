import type { CommonTexts } from '@bahai-friends/languages';
import { common } from '@bahai-friends/languages/en/common';
import { spoken } from './spoken.ts';

/** The texts of the page, in its language at the time at which they are read. */
export const texts: CommonTexts = new Proxy(common, {
  get: (english, key: keyof CommonTexts) => (spoken.page ?? english)[key],
});
