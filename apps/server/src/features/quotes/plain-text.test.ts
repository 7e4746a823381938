import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toPlainText } from './plain-text.ts';

describe('toPlainText', () => {
  it.each([
    ['<b>x</b>', 'x'],
    ['a < b', 'a < b'],
    ['a <b', 'a <b'],
    ['x <y and more', 'x <y and more'],
    ['x <y and <b>bold</b> more', 'x <y and bold more'],
    ['1 <i think 2', '1 <i think 2'],
    ['before<script>alert(1)</script>after', 'beforeafter'],
    ['<SCRIPT src="x">if (a<b) alert(1)</SCRIPT >ok', 'ok'],
    ['<style>p{}</style>ok', 'ok'],
    ['<img src=x onerror=alert(1)>ok', 'ok'],
    ['<a href="https://a.b/?x=1&y=2">link</a>', 'link'],
    ['one<br>two<br/>three', 'one\ntwo\nthree'],
    ['<p>one</p><p>two</p>', 'one\ntwo'],
    ['a <!-- note --> b', 'a  b'],
    ['a <!-- never closed', 'a <!-- never closed'],
    ['Tom & "Jerry" &amp; <i>co</i>', 'Tom & "Jerry" &amp; co'],
    ['&lt;b&gt; stays <b>so</b>', '&lt;b&gt; stays so'],
    ['<yes> and <bold>', '<yes> and <bold>'],
    ['5 > 3 <u>so</u>', '5 > 3 so'],
    ['“Bahá’u’lláh” 光', '“Bahá’u’lláh” 光'],
    ['', ''],
  ])('turns %j into %j', (text, expected) => {
    expect(toPlainText(text)).toBe(expected);
  });

  it.each([
    '<',
    '</',
    '<!',
    '<?',
    '<!--',
    '<a<a',
    '<a ',
    '<a b="',
    '<b',
    '<br ',
    '<script ',
    '</script ',
    '<!doctype ',
    '<![CDATA[',
    '&',
    '&amp',
    '-->',
    '<yes>',
    '<3>',
  ])('leaves %j, however often it is repeated', (piece) => {
    const text = `x${piece.repeat(Math.floor(4998 / piece.length))}x`;
    expect(toPlainText(text)).toBe(text);
  });

  it.each([
    ['<!--', '-->'],
    ['<!-- -->', ''],
    ['<b>', ''],
    ['</b>', ''],
    ['<a href=x>', ''],
    ['<script>', ''],
    ['<script><!--', ''],
    ['<script></script>', ''],
    ['<style>', '</style>'],
    ['<p><div>', ''],
    ['<!doctype>', ''],
  ])('removes %j, however often it is repeated before %j', (piece, tail) => {
    expect(toPlainText(piece.repeat(Math.floor(4990 / piece.length)) + tail)).toBe('');
  });

  it('leaves every text without the end of a tag as it is', () => {
    const piece = fc.constantFrom(
      '<',
      '</',
      '<!--',
      '<a',
      ' ',
      '<b ',
      '&',
      '&lt;',
      '<![CDATA[',
      '"',
      'x',
    );
    const texts = fc.array(piece).map((pieces) => `x${pieces.join('')}x`);
    fc.assert(
      fc.property(texts, (text) => {
        expect(toPlainText(text)).toBe(text);
      }),
      { seed: 19, numRuns: 500 },
    );
  });
});
