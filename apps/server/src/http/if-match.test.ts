import { describe, expect, it } from 'vitest';
import { ifMatchVersions } from './if-match.ts';

const seen = (field: string) => ifMatchVersions({ headers: { 'if-match': field } });

describe('If-Match', () => {
  it('sets no condition when it is absent, or *', () => {
    expect(ifMatchVersions({ headers: {} })).toBeUndefined();
    expect(seen('*')).toBeUndefined();
  });

  it.each([
    ['"3"', [3]],
    ['"3", "4"', [3, 4]],
    ['"1","2" ,\t"3"', [1, 2, 3]],
    [', "3",, "4",', [3, 4]],
    ['"of,somebody-else", "4"', [4]],
    ['"é", "4"', [4]],
    ['W/"3", "4"', [4]],
  ])('names the versions of a list: %s', (field, versions) => {
    expect(seen(field)).toEqual(versions);
  });

  it.each(['W/"3"', '"03"', '"3.0"', '"+3"', '" 3"', '"9999999999999999"', '"three"', '""', ''])(
    'names none with validators that are not ours: %s',
    (field) => {
      expect(seen(field)).toEqual([]);
    },
  );

  it.each(['3', '"3" "4"', '"3', '3"', '"3", *', '*, "3"', '**', '"3"; "4"', 'w/"3"', 'W/ "3"'])(
    'is false as a whole when it is no list of validators: %s',
    (field) => {
      expect(seen(field)).toEqual([]);
    },
  );

  it('may be as long as headers may be', () => {
    expect(seen(`${'"",'.repeat(5000)}x`)).toEqual([]);
    expect(seen(`${', \t'.repeat(5000)}x`)).toEqual([]);
  });
});
