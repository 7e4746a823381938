import { afterEach, expect, test, vi } from 'vitest';
import { ensureEngines } from './engines.ts';

afterEach(() => vi.unstubAllEnvs());

test('an engine that is missing is named with what to install', () => {
  vi.stubEnv('PATH', '/nowhere');
  vi.stubEnv('FIREFOX_PATH', '');
  expect(ensureEngines(false)).toEqual([
    {
      name: 'firefox',
      title: 'Firefox',
      advice:
        'firefox-esr, pdftotext is missing; on Debian: apt-get install firefox-esr poppler-utils fonts-dejavu-core',
    },
    {
      name: 'webkit',
      title: 'WebKit',
      advice: expect.stringMatching(
        /^WebKitWebDriver, Xvfb, dbus-run-session, pdftotext.* is missing; on Debian: apt-get install webkit2gtk-driver xvfb /,
      ),
    },
  ]);
});
