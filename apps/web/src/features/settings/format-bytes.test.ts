import { expect, it } from 'vitest';
import { formatBytes } from './format-bytes.ts';

it.each([
  [0, '0 kB'],
  [1, '1 kB'],
  [172_032, '172 kB'],
  [1_250_000, '1.3 MB'],
  [12_500_000, '13 MB'],
  [999_999_999, '1,000 MB'],
  [3_600_000_000, '3.6 GB'],
  [5_000_000_000_000_000, '5,000 TB'],
])('%d bytes are %s', (bytes, text) => {
  expect(formatBytes(bytes)).toBe(text);
});
