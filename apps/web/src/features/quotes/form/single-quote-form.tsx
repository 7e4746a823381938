import * as texts from '@bahai-friends/languages/en/dashboard/quotes/form';
import { Square, SquareCheck } from 'lucide-react';
import { useState } from 'react';
import { useUnsavedWarning } from '../../../navigation/use-unsaved-warning.ts';
import { Button } from '../../../ui/forms/button.tsx';
import { showSaved } from '../../../ui/forms/show-saved.ts';
import { DateTakenDialog } from './date-taken-dialog.tsx';
import { QuoteFields } from './quote-fields.tsx';
import { EMPTY_QUOTE } from './quote-form.ts';
import { useAddQuoteForm } from './use-add-quote-form.ts';

/** A form that adds one quote. */
export function SingleQuoteForm() {
  const [isSourceKept, keepSource] = useState(false);
  const { form, submit, isPending, dateTaken, closeDateTaken } = useAddQuoteForm(
    EMPTY_QUOTE,
    (form, sent) => {
      const next = { ...EMPTY_QUOTE, source: isSourceKept ? sent.source : '' };
      // Whoever has begun the next quote already keeps the focus, too.
      if (showSaved(form, sent, next)) form.setFocus('text');
    },
  );
  useUnsavedWarning(form.formState.isDirty);
  const Box = isSourceKept ? SquareCheck : Square;
  return (
    <section aria-labelledby="single-quote-heading" className="space-y-4">
      <h3 id="single-quote-heading" className="text-lg font-semibold lg:leading-10">
        {texts.addSingleQuote}
      </h3>
      <form noValidate onSubmit={submit} className="space-y-4">
        <QuoteFields form={form} offersFreeDay />
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
          <Button look="primary" type="submit" unavailable={isPending}>
            {isPending ? texts.adding : texts.addQuote}
          </Button>
          {/* Its text is not part of the label, so that the field is found by "Source" alone. */}
          <Button
            role="checkbox"
            aria-checked={isSourceKept}
            onClick={() => keepSource(!isSourceKept)}
          >
            <Box aria-hidden size={20} />
            {texts.keepSource}
          </Button>
        </div>
      </form>
      {dateTaken !== null && <DateTakenDialog reason={dateTaken} onClose={closeDateTaken} />}
    </section>
  );
}
