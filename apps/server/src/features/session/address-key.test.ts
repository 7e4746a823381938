import { expect, it } from 'vitest';
import { addressKey } from './address-key.ts';

it.each([
  ['192.0.2.1', '192.0.2.1'],
  ['192.0.2.1:50123', '192.0.2.1'],
  ['::ffff:192.0.2.1', '::ffff:192.0.2.1'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8::6', '2001:db8:0:0::/64'],
  ['[2001:db8::6]', '2001:db8:0:0::/64'],
  ['[2001:db8::6]:50123', '2001:db8:0:0::/64'],
])('takes %s for %s, on whatever port', (address, key) => {
  expect(addressKey(address)).toBe(key);
});
