import * as common from '@bahai-friends/languages/en/dashboard/common';
import * as texts from '@bahai-friends/languages/en/dashboard/quotes/form';
import { useMemo } from 'react';
import { Dialog, DialogActions } from '../../../../ui/dialogs/dialog.tsx';
import { Button } from '../../../../ui/forms/button.tsx';
import { fullNameOf, type HolyDayNames } from '../../../../ui/year/holy-days-by-day.ts';
import type { YearDay } from '../../../../ui/year/year-months.ts';
import { DateTakenDialog } from '../../form/date-taken-dialog.tsx';
import { QuoteFields } from '../../form/quote-fields.tsx';
import { EMPTY_QUOTE } from '../../form/quote-form.ts';
import { useAddQuoteForm } from '../../form/use-add-quote-form.ts';

interface AddQuoteDialogProps {
  readonly day: YearDay;
  readonly holyDays: HolyDayNames;
  readonly onClose: () => void;
}

/** Adds a quote for a day. */
export function AddQuoteDialog({ day, holyDays, onClose }: AddQuoteDialogProps) {
  const values = useMemo(() => ({ ...EMPTY_QUOTE, displayDate: day.civilDay }), [day]);
  const { form, submit, isPending, isAdded, dateTaken, closeDateTaken } = useAddQuoteForm(
    values,
    onClose,
  );
  return (
    <Dialog
      title={texts.addQuote}
      description={fullNameOf(day, holyDays)}
      onClose={onClose}
      isUnsaved={form.formState.isDirty && !isAdded}
    >
      <form noValidate onSubmit={submit} className="space-y-4">
        <QuoteFields form={form} />
        <DialogActions>
          <Button onClick={onClose}>{common.cancel}</Button>
          <Button look="primary" type="submit" unavailable={isPending}>
            {isPending ? texts.adding : texts.addQuote}
          </Button>
        </DialogActions>
      </form>
      {dateTaken !== null && <DateTakenDialog reason={dateTaken} onClose={closeDateTaken} />}
    </Dialog>
  );
}
