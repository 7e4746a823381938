import { expect, it } from 'vitest';
import { codesOf, namesOf } from './language-names.ts';
import { LANGUAGES } from './languages.ts';

it('names a language in English, in itself, and in the others', () => {
  expect(namesOf('fa')).toEqual(
    expect.arrayContaining(['Persian', 'فارسی', 'Persisch', 'persan', 'персидский', '波斯语']),
  );
});

it('knows the code of a language, and the tag of what is written in it', () => {
  expect(codesOf('fa')).toEqual(['fa']);
  expect(codesOf('zh')).toEqual(['zh', 'zh-Hans']);
});

it('never calls two languages the same', () => {
  const named = LANGUAGES.flatMap((language) => [
    ...new Set(namesOf(language).map((name) => name.toLowerCase())),
  ]);
  expect(named.filter((name, index) => named.indexOf(name) !== index)).toEqual([]);
});
