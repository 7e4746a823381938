import type { SocialPlatform } from '@bahai-friends/contract';
import { SOCIAL_PLATFORMS } from '@bahai-friends/contract/social-platforms';

/** Whether the home page shows links to this platform. */
export function isShownPlatform(platform: string): platform is SocialPlatform {
  return (SOCIAL_PLATFORMS as readonly string[]).includes(platform);
}
