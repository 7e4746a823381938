import { isLanguage, LANGUAGES } from '@bahai-friends/languages/languages';
import { z } from 'zod';
import { refuse, refusedAt, sayRule } from '../http/say-rule.ts';
import { Language } from '../site/language.ts';
import { QUOTE_FIELD_NAMES, quoteField } from './each-quote-field.ts';
import { orNull, QUOTE_FIELDS } from './quote-fields.ts';

type Fields = typeof QUOTE_FIELDS;

/** A field that translations have, too. */
export type TranslatedField = {
  [F in keyof Fields]: Fields[F]['translated'] extends null ? never : F;
}[keyof Fields];

/** The fields that translations have, in the order of the quote's. */
export const TRANSLATED_FIELDS = QUOTE_FIELD_NAMES.filter(
  (name) => quoteField(name).translated !== null,
) as [TranslatedField, ...TranslatedField[]];

/** What a field of a translation is called where fields have one list, as in the audit trail: `text:fa`. */
export type TranslatedKey = `${TranslatedField}:${Language}`;

/** The same in parts; null for what is no field of a translation. */
export function readTranslatedKey(
  key: string,
): { readonly field: TranslatedField; readonly language: Language } | null {
  const [name, language = ''] = key.split(':');
  const field = TRANSLATED_FIELDS.find((each) => each === name);
  return field !== undefined && isLanguage(language) ? { field, language } : null;
}

type TranslationShape = {
  [F in TranslatedField]: Fields[F]['translated'] extends 'needed'
    ? z.ZodType<string>
    : z.ZodType<string | null>;
};

function translationShape(
  schemaOf: (name: TranslatedField, isNeeded: boolean) => z.ZodType,
): TranslationShape {
  const shape: Partial<Record<TranslatedField, z.ZodType>> = {};
  for (const name of TRANSLATED_FIELDS) {
    shape[name] = schemaOf(name, QUOTE_FIELDS[name].translated === 'needed');
  }
  return shape as TranslationShape;
}

/**
 * What has been published of a quote in another language, as it is answered. Where a source or link is null, it is
 * that of the original.
 */
export const Translation = z
  .object({
    language: Language,
    ...translationShape((_, isNeeded) => (isNeeded ? z.string() : z.string().nullable())),
  })
  .meta({ id: 'Translation' });
export type Translation = z.infer<typeof Translation>;

/** As a volunteer gives it: by the rules of the quote's own fields. */
export const NewTranslation = z.object({
  language: Language,
  ...translationShape((name, isNeeded) => {
    const { isOptional, typed } = QUOTE_FIELDS[name];
    return isNeeded || isOptional ? typed : orNull(typed);
  }),
});

/** A quote is in one language, and may be translated to all others. */
const TRANSLATIONS_MAX = LANGUAGES.length - 1;

const wrongList = { error: refuse('not-a-list-of-translations', { max: TRANSLATIONS_MAX }) };

/** The translations of a quote: each language once. */
export const NewTranslations = z
  .array(NewTranslation, wrongList)
  .max(TRANSLATIONS_MAX, wrongList)
  .superRefine((translations, { addIssue }) => {
    const seen = new Set<Language>();
    for (const [place, { language }] of translations.entries()) {
      if (seen.has(language)) {
        addIssue(refusedAt([place, 'language'], sayRule('language-listed-twice', { language })));
      }
      seen.add(language);
    }
  });

/** Where among the translations of a quote its own language is; -1 when it is not, as it must be. */
export const placeOfOwnLanguage = (
  language: Language | null,
  translations: readonly Pick<Translation, 'language'>[],
): number => translations.findIndex((translation) => translation.language === language);

/** The fields of a quote that can be translated. */
type Translatable = Readonly<Record<TranslatedField, string | null>> & {
  readonly language: Language | null;
};

/**
 * A quote as it stands in a translation: its text, the source and link of the original where it has none, its own
 * credit, its language.
 *
 * @param translation Without one the quote stays as it is.
 */
export function inTranslation<Q extends Translatable>(
  quote: Q,
  translation: Translation | undefined,
): Q {
  if (translation === undefined) return quote;
  const translated: Partial<Record<TranslatedField, string | null>> = {};
  for (const name of TRANSLATED_FIELDS) {
    const own = translation[name];
    translated[name] =
      own === null && QUOTE_FIELDS[name].translated === 'or original' ? quote[name] : own;
  }
  return { ...quote, ...translated, language: translation.language };
}

/** A quote in a language: in its translation where it has one, else as it is. */
export const quoteIn = <Q extends Translatable & { readonly translations: readonly Translation[] }>(
  quote: Q,
  language: Language,
): Q =>
  inTranslation(
    quote,
    quote.translations.find((translation) => translation.language === language),
  );
