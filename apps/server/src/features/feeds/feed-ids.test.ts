import { describe, expect, it } from 'vitest';
import { createFeedIds } from './feed-ids.ts';

/** The namespace of host names in RFC 9562, 6.6. */
const HOST_NAMES = '6ba7b810-9dad-11d1-80b4-00c04fd430c8';

describe('ids of feeds', () => {
  it('are UUIDs of version 5, as RFC 9562 has them in its appendix A.4', () => {
    const id = createFeedIds(HOST_NAMES)('www.example.com');
    expect(id).toBe('2ed6657d-e927-568b-95e1-2665a8aea6a2');
  });

  it('differ between names and between installations', () => {
    const other = createFeedIds('0190a1b2-0000-7000-8000-000000000000');
    const one = createFeedIds(HOST_NAMES);
    expect(new Set([one('a'), one('b'), other('a'), other('b')]).size).toBe(4);
  });
});
