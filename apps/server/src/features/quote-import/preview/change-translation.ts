import { TRANSLATED_FIELDS, type TranslatedField, type Translation } from '@bahai-friends/contract';

/** A translation with its values changed; null stays null. */
export function changeTranslation(
  translation: Translation,
  change: (value: string) => string = (value) => value,
): Translation {
  const changed: Partial<Record<TranslatedField, string | null>> = {};
  for (const field of TRANSLATED_FIELDS) {
    const value: string | null = translation[field];
    changed[field] = value === null ? null : change(value);
  }
  return { ...translation, ...(changed as Omit<Translation, 'language'>) };
}
