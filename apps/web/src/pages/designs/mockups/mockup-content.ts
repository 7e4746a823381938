import type { SocialPlatform } from '@bahai-friends/contract';
import { DEFAULT_SITE_NAME } from '@bahai-friends/contract/default-site-name';
import { PLATFORM_HOME_PAGES } from '@bahai-friends/contract/platform-home-pages';
import { defaultTagline } from '@bahai-friends/languages/en/facts';

const NETWORKS = [
  'Instagram',
  'Facebook',
  'X',
  'TikTok',
  'Threads',
  'LinkedIn',
  'Pinterest',
  'Lemon8',
] as const satisfies readonly SocialPlatform[];

/** The content of every mockup. The dates are samples: in the calendar they do not fall on one day. */
export const mockupContent = {
  name: DEFAULT_SITE_NAME,
  tagline: defaultTagline,
  date: { civilDay: '2025-04-10', gregorian: 'April 10, 2025', badi: '19 Bahá, Year 182' },
  quote: {
    text: 'O SON OF SPIRIT! My first counsel is this: Possess a pure, kindly and radiant heart, that thine may be a sovereignty ancient, imperishable and everlasting.',
    source: 'Bahá’u’lláh, The Hidden Words, Arabic no. 1',
    referenceUrl: 'https://www.bahai.org/library/authoritative-texts/bahaullah/hidden-words/',
  },
  networks: NETWORKS.map((platform) => ({ platform, url: PLATFORM_HOME_PAGES[platform] })),
  copyright: `© 2025 ${DEFAULT_SITE_NAME}`,
} as const;

export type MockupContent = typeof mockupContent;
