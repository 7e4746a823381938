import { describe, expect, it } from 'vitest';
import { whyNot } from './why-not.ts';

const NAVIGATOR = { userAgent: 'Mozilla/5.0 (X11; Linux x86_64)', serviceWorker: {} };
const WHOLE = {
  isSecureContext: true,
  navigator: NAVIGATOR,
  PushManager: {},
  Notification: { permission: 'default' as const },
};
const { PushManager: _, ...WITHOUT_PUSH } = WHOLE;
const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)';

describe('why there can be no notifications', () => {
  it('is said of what the browser lacks', () => {
    expect(whyNot(WHOLE)).toBeNull();
    expect(whyNot({ ...WHOLE, isSecureContext: false })).toBe('insecure');
    expect(whyNot({ ...WHOLE, Notification: { permission: 'denied' } })).toBe('denied');
    expect(whyNot(WITHOUT_PUSH)).toBe('unsupported');
    const { serviceWorker: __, ...navigator } = NAVIGATOR;
    expect(whyNot({ ...WHOLE, navigator })).toBe('unsupported');
  });

  it('is that the site is not installed, on an iPhone or iPad', () => {
    const on = (navigator: object) =>
      whyNot({ ...WITHOUT_PUSH, navigator: { ...NAVIGATOR, ...navigator } });
    expect(on({ userAgent: IPHONE })).toBe('install');
    // An iPad claims to be a Mac.
    expect(on({ standalone: false })).toBe('install');
    expect(on({ userAgent: IPHONE, standalone: true })).toBe('unsupported');
  });
});
