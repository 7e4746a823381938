// @vitest-environment node
import { expect, it } from 'vitest';
import { htmlOf } from './testing/pages.ts';

it('renders where there is neither a document nor a window', async () => {
  expect(typeof document).toBe('undefined');
  expect(typeof window).toBe('undefined');
  expect(await htmlOf()).toContain('<h1');
});
