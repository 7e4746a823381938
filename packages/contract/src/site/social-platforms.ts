/** The platforms that the home page shows; a link to any other is kept but not shown. */
export const SOCIAL_PLATFORMS = [
  'Instagram',
  'Facebook',
  'X',
  'TikTok',
  'Threads',
  'LinkedIn',
  'Pinterest',
  'Lemon8',
  'Fanbase',
  'Warpcast',
  'Farcaster',
  'YouTube',
] as const;
export type SocialPlatform = (typeof SOCIAL_PLATFORMS)[number];

/** Whether the home page shows links to this platform. */
export function isShownPlatform(platform: string): platform is SocialPlatform {
  return (SOCIAL_PLATFORMS as readonly string[]).includes(platform);
}
