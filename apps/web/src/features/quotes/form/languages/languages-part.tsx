import type { Translation } from '@bahai-friends/contract';
import * as texts from '@bahai-friends/languages/en/dashboard/quotes/languages';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useFieldArray } from 'react-hook-form';
import { LoadError } from '../../../../ui/feedback/load-error.tsx';
import { Button } from '../../../../ui/forms/button.tsx';
import { type QuoteForm, type QuoteFormValues, translationValues } from '../quote-form.ts';
import { AddTranslation } from './add-translation.tsx';
import { LoadingTranslations } from './loading-translations.tsx';
import { OriginalFields } from './original-fields.tsx';
import type { StoredTranslations } from './stored-translations.ts';
import { TranslationPart } from './translation-part.tsx';
import { useWholeQuote } from './whole-quote.queries.ts';

interface LanguagesPartProps {
  readonly form: QuoteForm;
  readonly stored: StoredTranslations | undefined;
  /** The button that has unfolded it. */
  readonly opener: RefObject<HTMLElement | null>;
}

/** The language of a quote and its translations; those of a stored quote are loaded. */
export function LanguagesPart({ form, stored, opener }: LanguagesPartProps) {
  const whole = useWholeQuote(stored?.quote);
  if (stored === undefined) return <Translations form={form} opener={opener} />;
  if (whole.isPending) return <LoadingTranslations />;
  if (whole.isError) {
    return (
      <LoadError
        message={texts.notLoaded}
        isRetrying={whole.isFetching}
        onRetry={() => void whole.refetch()}
        focusAfter={opener}
      />
    );
  }
  if (whole.data.version !== stored.quote.version) {
    return (
      <div role="alert" className="space-y-3 rounded-xl bg-cream p-4">
        <p>{texts.changedMeanwhile}</p>
        <Button onClick={() => void stored.reload()}>{texts.loadNewer}</Button>
      </div>
    );
  }
  return (
    <StoredTranslationsOf
      key={whole.data.version}
      form={form}
      opener={opener}
      translations={whole.data.translations}
    />
  );
}

interface StoredTranslationsOfProps extends TranslationsProps {
  readonly translations: readonly Translation[];
}

/** Sets the loaded translations as the form's default values, so that they count as unchanged. */
function StoredTranslationsOf({ form, opener, translations }: StoredTranslationsOfProps) {
  const [isReady, setReady] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as what is typed afterwards stays
  useEffect(() => {
    const stored = translations.map(translationValues);
    form.setValue('translations', stored);
    form.resetDefaultValues({
      ...form.formState.defaultValues,
      translations: stored,
    } as QuoteFormValues);
    setReady(true);
  }, []);
  return isReady ? <Translations form={form} opener={opener} /> : <LoadingTranslations />;
}

interface TranslationsProps {
  readonly form: QuoteForm;
  readonly opener: RefObject<HTMLElement | null>;
}

function Translations({ form, opener }: TranslationsProps) {
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'translations' });
  const parts = useRef<HTMLUListElement>(null);
  const used = fields.map(({ language }) => language);
  const removeAt = (place: number) => {
    remove(place);
    // The focus moves to the next translation, or the one before, or to the choice of another.
    requestAnimationFrame(() => {
      const headings = [...(parts.current?.querySelectorAll<HTMLElement>('[data-heading]') ?? [])];
      (headings[place] ?? headings.at(-1) ?? opener.current)?.focus();
    });
  };
  return (
    <div className="space-y-4">
      <OriginalFields form={form} translated={used} />
      <ul ref={parts} className="space-y-4 empty:hidden">
        {fields.map(({ id, language }, place) => (
          <TranslationPart
            key={id}
            form={form}
            place={place}
            language={language}
            onRemove={() => removeAt(place)}
          />
        ))}
      </ul>
      <AddTranslation
        form={form}
        used={used}
        onAdd={(language) => append(translationValues({ language }))}
      />
    </div>
  );
}
