import type { SocialPlatform } from '@bahai-friends/contract';
import { SOCIAL_PLATFORMS } from '@bahai-friends/contract/social-platforms';
import sprite from './platform-icons.svg?no-inline';

/** Whether the home page shows links to this platform. */
export function isShownPlatform(platform: string): platform is SocialPlatform {
  return (SOCIAL_PLATFORMS as readonly string[]).includes(platform);
}

/** The platform's icon, in the colour of the text around it. */
export function PlatformIcon({ platform }: { readonly platform: SocialPlatform }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className="size-7 fill-current">
      <use href={`${sprite}#${platform}`} />
    </svg>
  );
}
