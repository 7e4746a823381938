import * as texts from '@bahai-friends/languages/en/dashboard/quotes/languages';
import { ChevronDown } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { LazyPart } from '../../../../ui/feedback/lazy-part.tsx';
import type { QuoteForm } from '../quote-form.ts';
import { LoadingTranslations } from './loading-translations.tsx';
import type { StoredTranslations } from './stored-translations.ts';

interface LanguagesSectionProps {
  readonly form: QuoteForm;
  readonly stored: StoredTranslations | undefined;
}

const loadPart = async () => (await import('./languages-part.tsx')).LanguagesPart;

/**
 * The language of a quote and its translations, folded: a community with one language sees only a line. Its content is
 * loaded when it is first unfolded.
 */
export function LanguagesSection({ form, stored }: LanguagesSectionProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setOpened] = useState(false);
  const { language, credit, translations } = form.formState.errors;
  const isWrong = Boolean(language || credit || translations);
  if (isOpen && !wasOpened) setOpened(true);
  // A section with an error is unfolded, and stays so after it is corrected.
  if (isWrong && !isOpen) setOpen(true);
  const typed = useWatch({ control: form.control, name: 'translations' });
  const count = (typed ?? stored?.quote.languages ?? []).length;
  return (
    <div className="space-y-4">
      <button
        ref={button}
        type="button"
        aria-expanded={isOpen}
        aria-controls={wasOpened ? id : undefined}
        className="inline-flex min-h-(--control-height,2.75rem) cursor-pointer items-center gap-2 font-medium"
        onClick={() => setOpen(!isOpen)}
      >
        <ChevronDown aria-hidden size={18} className={isOpen ? 'rotate-180' : ''} />
        {texts.languagesAndTranslations(count)}
      </button>
      {wasOpened && (
        <div id={id} hidden={!isOpen}>
          <LazyPart
            load={loadPart}
            props={{ form, stored, opener: button }}
            loading={<LoadingTranslations />}
            failure={texts.notLoaded}
            focusAfter={button}
          />
        </div>
      )}
    </div>
  );
}
