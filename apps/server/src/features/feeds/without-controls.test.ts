import { describe, expect, it } from 'vitest';
import { oneLine, withoutControls } from './without-controls.ts';

describe('a text for other programs', () => {
  it.each([
    ['a\r\nb\rc\nd\te', 'a\nb\nc\nd\te'],
    ['a\u0000b\u0008c\u000bd\u001be\u007ff\u0085g', 'abcdefg'],
    ['a\ud800b\udc00c', 'abc'],
    ['a\ufffeb\uffffc\u{1fffe}d', 'abcd'],
    ['کتاب\u200f 🌟 \u{10fffd}', 'کتاب\u200f 🌟 \u{10fffd}'],
  ])('%j is %j', (text, cleaned) => {
    expect(withoutControls(text)).toBe(cleaned);
  });

  it('is one line where a name is needed', () => {
    expect(oneLine(' a\r\n b\u0001\t\n')).toBe('a b');
  });
});
