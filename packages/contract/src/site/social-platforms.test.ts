import { describe, expect, it } from 'vitest';
import { isShownPlatform, SOCIAL_PLATFORMS } from './social-platforms.ts';

describe('a platform', () => {
  it.each(SOCIAL_PLATFORMS)('is shown: %s', (platform) => {
    expect(isShownPlatform(platform)).toBe(true);
  });

  it.each(['MySpace', 'x', 'YouTube ', '', 'toString'])('is not shown: %j', (platform) => {
    expect(isShownPlatform(platform)).toBe(false);
  });
});
