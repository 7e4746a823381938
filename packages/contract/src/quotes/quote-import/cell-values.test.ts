import { describe, expect, it } from 'vitest';
import { isEmptyMarker, readLink, saysSource } from './cell-values.ts';

describe('a cell that says that there is nothing', () => {
  it.each(['-', ' – ', '—', 'n/a', 'N/A', 'None', 'none '])('may be %j', (text) => {
    expect(isEmptyMarker(text)).toBe(true);
  });

  it.each(['', '--', 'nothing', 'None of us', 'n.a.', '0'])('is not %j', (text) => {
    expect(isEmptyMarker(text)).toBe(false);
  });
});

describe('an address in a file', () => {
  it.each([
    ['www.bahai.org', 'https://www.bahai.org'],
    [' bahai.org/library?a=b#c ', 'https://bahai.org/library?a=b#c'],
    ['bahai.example:8080/x', 'https://bahai.example:8080/x'],
    ['bücher.example/ä', 'https://bücher.example/ä'],
  ])('gets a scheme: %j', (text, address) => {
    expect(readLink(text)).toBe(address);
  });

  it.each([
    'https://a.b/',
    'HTTP://a.b',
    'ftp://a.b',
    'javascript:alert(1)',
    'anna@example.org',
    'see www.bahai.org',
    'localhost',
    'page 12',
    '3.14',
    '21.03.2027',
    'a..b',
    '.example.org',
    '',
    `www.${'a.'.repeat(3000)}org`,
  ])('stays as it is: %j', (text) => {
    expect(readLink(text)).toBe(text);
  });
});

describe('a source', () => {
  it('has a letter or a digit of any script', () => {
    expect(['Bahá', '12', 'نور', '۱۲', '光'].map(saysSource)).not.toContain(false);
    expect(['', '…', '***', '“”'].map(saysSource)).not.toContain(true);
  });
});
