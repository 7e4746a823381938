import type { Quote } from '@bahai-friends/contract';
import * as languageTexts from '@bahai-friends/languages/en/dashboard/quotes/languages';
import * as quoteTexts from '@bahai-friends/languages/en/dashboard/quotes/tab';
import * as texts from '@bahai-friends/languages/en/dashboard/quotes/year';
import { useCallback, useMemo, useRef, useState } from 'react';
import { Button } from '../../../ui/forms/button.tsx';
import { ListSkeleton } from '../../../ui/tables/list-skeleton.tsx';
import { useYear } from '../../../ui/year/use-year.ts';
import type { YearDay } from '../../../ui/year/year-months.ts';
import { YearOfDays } from '../../../ui/year/year-of-days.tsx';
import { MANAGE_PLACE } from '../manage/filters/manage-address.ts';
import { useQuotes } from '../quotes.queries.ts';
import { QuotesLoadError } from '../quotes-load-error.tsx';
import { countsByDay } from './day-counts.ts';
import { AddQuoteDialog } from './dialogs/add-quote-dialog.tsx';
import { DayQuotesDialog } from './dialogs/day-quotes-dialog.tsx';
import { FillDialog } from './fill/fill-dialog.tsx';
import { howFull } from './how-full.ts';
import { useYearLanguage } from './use-year-language.ts';
import { YearLanguageField } from './year-language-field.tsx';

/** All days of a year: those with quotes, and buttons to add quotes on the others. */
export function YearView() {
  const query = useQuotes();
  const box = useRef<HTMLDivElement>(null);
  return (
    <section aria-label={texts.title}>
      <div ref={box} tabIndex={-1} className="outline-none">
        {query.isPending && (
          <ListSkeleton label={quoteTexts.loading} rows={12} rowClassName="h-8" />
        )}
        {query.isError && <QuotesLoadError query={query} box={box} />}
        {query.isSuccess && <LoadedYear quotes={query.data} />}
      </div>
    </section>
  );
}

/** The open dialog: for a day with quotes, for one without, or to fill gaps. */
type OpenDialog =
  | { readonly kind: 'quotes' | 'add'; readonly day: YearDay }
  | { readonly kind: 'fill' };

function LoadedYear({ quotes }: { readonly quotes: readonly Quote[] }) {
  const year = useYear(MANAGE_PLACE);
  const { today, shown, months, holyDays } = year;
  const language = useYearLanguage(quotes);
  const [dialog, setDialog] = useState<OpenDialog>();
  const counts = useMemo(() => countsByDay(quotes), [quotes]);
  const { inLanguage } = language;
  const content = useMemo(
    () => ({
      counts,
      cornered: inLanguage?.days,
      labelOf: (name: string, count: number, civilDay: string) =>
        inLanguage && count > 0
          ? languageTexts.dayWithLanguage(
              name,
              count,
              inLanguage.name,
              inLanguage.days.has(civilDay),
            )
          : texts.dayWithCount(name, count),
    }),
    [counts, inLanguage],
  );
  const close = useCallback(() => setDialog(undefined), []);
  const open = useCallback(
    (day: YearDay) => setDialog({ kind: counts.has(day.civilDay) ? 'quotes' : 'add', day }),
    [counts],
  );
  return (
    <>
      <YearOfDays
        year={year}
        summary={howFull(months, counts, today)}
        action={
          <Button look="primary" onClick={() => setDialog({ kind: 'fill' })}>
            {texts.fillTheGaps}
          </Button>
        }
        filter={language.isOffered && <YearLanguageField language={language} today={today} />}
        content={content}
        legend={{
          withOne: texts.withQuote,
          withSeveral: texts.withSeveral,
          without: texts.withoutQuote,
          cornered: inLanguage && languageTexts.inLanguage(inLanguage.name),
        }}
        onOpen={open}
      />
      {dialog?.kind === 'add' && (
        <AddQuoteDialog day={dialog.day} holyDays={holyDays} onClose={close} />
      )}
      {dialog?.kind === 'quotes' && (
        <DayQuotesDialog day={dialog.day} holyDays={holyDays} quotes={quotes} onClose={close} />
      )}
      {dialog?.kind === 'fill' && (
        <FillDialog quotes={quotes} counts={counts} shown={shown} today={today} onClose={close} />
      )}
    </>
  );
}
