import { describe, expect, it } from 'vitest';
import { parseHyperlink } from './hyperlink-formula.ts';

describe('a formula for a link', () => {
  it.each([
    ['HYPERLINK("https://a.b/","shown")', 'https://a.b/', 'shown'],
    ['=HYPERLINK("https://a.b/";"shown")', 'https://a.b/', 'shown'],
    [' =hyperlink( "https://a.b/" , "" ) ', 'https://a.b/', ''],
    ['=HYPERLINK(" https://a.b/?x=1&y=2 ")', 'https://a.b/?x=1&y=2', 'https://a.b/?x=1&y=2'],
    ['=HYPERLINK("https://a.b/";"""(yes), ""no;")', 'https://a.b/', '"(yes), "no;'],
    ['=HYPERLINK("https://a.b/",A2)', 'https://a.b/', undefined],
    ['=HYPERLINK("https://a.b/", Sheet1!$B$7)', 'https://a.b/', undefined],
    ['=HYPERLINK("https://a.b/",)', 'https://a.b/', undefined],
  ])('says where it leads and what it shows: %s', (formula, address, shown) => {
    expect(parseHyperlink(formula)).toEqual({ address, shown });
  });

  it.each([
    '=HYPERLINK(A2,"shown")',
    '=HYPERLINK("https://a.b/"&A2)',
    '=HYPERLINK("https://a.b/","x")&"y"',
    '=HYPERLINK("https://a.b/",UPPER("x"))',
    '=IF(A1,HYPERLINK("https://a.b/"))',
    '=HYPERLINK("https://a.b/","x","y")',
    '=HYPERLINK("https://a.b/',
    '=HYPERLINK(""," ")',
    '=HYPERLINK("")',
    '=HYPERLINK()',
    '=SUM(1)',
    'HYPERLINK',
    '',
    `=HYPERLINK("https://a.b/${'x'.repeat(8192)}")`,
  ])('is none without an address that is written in it: %s', (formula) => {
    expect(parseHyperlink(formula)).toBeNull();
  });
});
