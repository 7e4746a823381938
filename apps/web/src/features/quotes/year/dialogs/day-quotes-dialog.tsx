import type { Quote } from '@bahai-friends/contract';
import * as common from '@bahai-friends/languages/en/dashboard/common';
import * as listTexts from '@bahai-friends/languages/en/dashboard/quotes/list';
import * as texts from '@bahai-friends/languages/en/dashboard/quotes/year';
import { useEffect, useId, useState } from 'react';
import { Dialog, DialogActions } from '../../../../ui/dialogs/dialog.tsx';
import { ExternalLink, isWebAddress } from '../../../../ui/external-link.tsx';
import { Button } from '../../../../ui/forms/button.tsx';
import { fullNameOf, type HolyDayNames } from '../../../../ui/year/holy-days-by-day.ts';
import type { YearDay } from '../../../../ui/year/year-months.ts';
import { DeleteQuoteDialog } from '../../manage/dialogs/delete-quote-dialog.tsx';
import { EditQuoteDialog } from '../../manage/dialogs/edit-quote-dialog.tsx';
import { quotesOn } from '../day-counts.ts';

interface DayQuotesDialogProps {
  readonly day: YearDay;
  readonly holyDays: HolyDayNames;
  /** All quotes. */
  readonly quotes: readonly Quote[];
  readonly onClose: () => void;
}

/** The quotes of a day. It closes when the day has none any more. */
export function DayQuotesDialog({ day, holyDays, quotes, onClose }: DayQuotesDialogProps) {
  const [opened, setOpened] = useState<{ action: 'edit' | 'delete'; id: number }>();
  const own = quotesOn(quotes, day.civilDay);
  const quote = quotes.find(({ id }) => id === opened?.id);
  // What is typed stays when somebody else moves the quote to another day meanwhile.
  const isEdited = quote !== undefined && opened?.action === 'edit';
  const isOver = own.length === 0 && !isEdited;
  useEffect(() => {
    if (isOver) onClose();
  }, [isOver, onClose]);
  const close = () => setOpened(undefined);
  return (
    <>
      <Dialog
        title={texts.quotesOfDay(own.length)}
        description={fullNameOf(day, holyDays)}
        onClose={onClose}
      >
        {own.length > 1 && <p className="mb-4">{texts.firstIsShown}</p>}
        <ul className="divide-y divide-line">
          {own.map((each) => (
            <QuoteOfDay
              key={each.id}
              quote={each}
              onEdit={() => setOpened({ action: 'edit', id: each.id })}
              onDelete={() => setOpened({ action: 'delete', id: each.id })}
            />
          ))}
        </ul>
        <DialogActions>
          <Button onClick={onClose}>{common.close}</Button>
        </DialogActions>
      </Dialog>
      {isEdited && <EditQuoteDialog quote={quote} onClose={close} onSaved={onClose} />}
      {quote && opened?.action === 'delete' && <DeleteQuoteDialog quote={quote} onClose={close} />}
    </>
  );
}

interface QuoteOfDayProps {
  readonly quote: Quote;
  readonly onEdit: () => void;
  readonly onDelete: () => void;
}

function QuoteOfDay({ quote, onEdit, onDelete }: QuoteOfDayProps) {
  const textId = useId();
  const { text, source, referenceUrl } = quote;
  return (
    <li className="space-y-2 py-4 first:pt-0">
      <blockquote id={textId} dir="auto" className="whitespace-pre-line wrap-anywhere">
        {text}
      </blockquote>
      <p dir="auto" className="text-sm text-muted wrap-anywhere">
        {source}
      </p>
      <div className="flex flex-wrap items-center gap-3 pt-1">
        <Button aria-describedby={textId} onClick={onEdit}>
          {common.edit}
        </Button>
        <Button aria-describedby={textId} onClick={onDelete}>
          {common.remove}
        </Button>
        {referenceUrl && isWebAddress(referenceUrl) && (
          <ExternalLink href={referenceUrl} className="inline-block min-h-6 text-sm underline">
            {listTexts.reference}
          </ExternalLink>
        )}
      </div>
    </li>
  );
}
