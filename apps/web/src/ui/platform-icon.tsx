import type { SocialPlatform } from '@bahai-friends/contract';
import sprite from './platform-icons.svg?no-inline';

/** The platform's icon. Its parent's styles set size and colour. */
export function PlatformIcon({ platform }: { readonly platform: SocialPlatform }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <use href={`${sprite}#${platform}`} />
    </svg>
  );
}
