import type { SocialPlatform } from './social-platforms.ts';

/** The networks' own home pages, for demonstrations and mockups: these have no accounts. */
export const PLATFORM_HOME_PAGES: Readonly<Record<SocialPlatform, string>> = {
  Instagram: 'https://www.instagram.com/',
  Facebook: 'https://www.facebook.com/',
  X: 'https://x.com/',
  TikTok: 'https://www.tiktok.com/',
  Threads: 'https://www.threads.com/',
  LinkedIn: 'https://www.linkedin.com/',
  Pinterest: 'https://www.pinterest.com/',
  Lemon8: 'https://www.lemon8-app.com/',
  Fanbase: 'https://www.fanbase.app/',
  Warpcast: 'https://warpcast.com/',
  Farcaster: 'https://farcaster.xyz/',
  YouTube: 'https://www.youtube.com/',
};
