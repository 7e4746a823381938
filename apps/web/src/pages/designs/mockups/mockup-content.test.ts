import { describe, expect, it } from 'vitest';
import starterQuotes from '../../../../../server/content/starter-quotes.csv?raw';
import { mockupContent } from './mockup-content.ts';

describe('the content of the mockups', () => {
  it('quotes what the site itself starts with, by its reference', () => {
    const { text, source, referenceUrl } = mockupContent.quote;
    expect(starterQuotes).toContain(`"${text}","${source}",,${referenceUrl}`);
  });

  it('has eight networks, each with a place of its own', () => {
    expect(mockupContent.networks.map(({ platform }) => platform)).toEqual([
      'Instagram',
      'Facebook',
      'X',
      'TikTok',
      'Threads',
      'LinkedIn',
      'Pinterest',
      'Lemon8',
    ]);
    const addresses = mockupContent.networks.map(({ url }) => url);
    expect(new Set(addresses).size).toBe(8);
    for (const url of addresses) expect(url).toMatch(/^https:\/\/[^/]+\/$/);
  });
});
