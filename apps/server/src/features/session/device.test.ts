import { expect, it } from 'vitest';
import { deviceOf, readDevice, writeDevice } from './device.ts';

const AGENTS = {
  'Firefox on Windows':
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0',
  'Chrome on Android':
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/138.0.0.0 Mobile Safari/537.36',
  'Edge on Windows':
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/138.0.0.0 Safari/537.36 Edg/138.0.0.0',
  'Safari on iPhone':
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
  'Safari on Mac':
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15',
  'Samsung Internet on Android':
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36',
  'Chrome on Linux':
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/138.0.0.0 Safari/537.36',
};

it.each(Object.entries(AGENTS))('names %s', (name, header) => {
  const [browser, system] = name.split(' on ');
  expect(deviceOf(header)).toEqual({ browser, system });
});

it('names nothing that it does not know, and repeats nothing', () => {
  const unknown = { browser: '', system: '' };
  expect(deviceOf(undefined)).toEqual(unknown);
  expect(deviceOf('<script>alert(1)</script>')).toEqual(unknown);
  expect(deviceOf('curl/8.5.0')).toEqual(unknown);
  expect(deviceOf(`${'x'.repeat(600)} Firefox/1`)).toEqual(unknown);
});

it.each([
  ['Firefox on Linux', { browser: 'Firefox', system: 'Linux' }],
  ['Opera', { browser: 'Opera', system: '' }],
  ['iPad', { browser: '', system: 'iPad' }],
  ['', { browser: '', system: '' }],
])('is written %j, and read back', (written, device) => {
  expect(writeDevice(device)).toBe(written);
  expect(readDevice(written)).toEqual(device);
});
