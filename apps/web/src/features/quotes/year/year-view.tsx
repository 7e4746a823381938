import type { Quote } from '@bahai-friends/contract';
import * as languageTexts from '@bahai-friends/languages/en/dashboard/quotes/languages';
import * as quoteTexts from '@bahai-friends/languages/en/dashboard/quotes/tab';
import * as texts from '@bahai-friends/languages/en/dashboard/quotes/year';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo, useRef, useState } from 'react';
import { holyDaysQuery } from '../../../api/holy-days-query.ts';
import { useCommunityDay } from '../../../site/use-site.ts';
import { ListSkeleton } from '../../../ui/tables/list-skeleton.tsx';
import { holyDaysByDay } from '../../../ui/year/holy-days-by-day.ts';
import { titleOf, yearWith } from '../../../ui/year/shown-year.ts';
import { useShownYear } from '../../../ui/year/use-shown-year.ts';
import { type WantedDay, YearGrid } from '../../../ui/year/year-grid.tsx';
import { YearLegend } from '../../../ui/year/year-legend.tsx';
import { monthsOf, type YearDay } from '../../../ui/year/year-months.ts';
import { MANAGE_PLACE } from '../manage/filters/manage-address.ts';
import { useQuotes } from '../quotes.queries.ts';
import { QuotesLoadError } from '../quotes-load-error.tsx';
import { countsByDay } from './day-counts.ts';
import { AddQuoteDialog } from './dialogs/add-quote-dialog.tsx';
import { DayQuotesDialog } from './dialogs/day-quotes-dialog.tsx';
import { FillDialog } from './fill/fill-dialog.tsx';
import { useYearLanguage } from './use-year-language.ts';
import { YearLanguageField } from './year-language-field.tsx';
import { YearToolbar } from './year-toolbar.tsx';

/** All days of a year: which have quotes, and what can be done about the others. */
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

/** The dialog that is open: of a day with quotes, of one without, or to fill gaps. */
type OpenDialog =
  | { readonly kind: 'quotes' | 'add'; readonly day: YearDay }
  | { readonly kind: 'fill' };

function LoadedYear({ quotes }: { readonly quotes: readonly Quote[] }) {
  const today = useCommunityDay();
  const [shown, show] = useShownYear(MANAGE_PLACE, today);
  const language = useYearLanguage(quotes);
  const [dialog, setDialog] = useState<OpenDialog>();
  const [wantedDay, setWantedDay] = useState<WantedDay>();
  const { data: holyDays, isError: areHolyDaysMissing } = useQuery(holyDaysQuery);
  const months = useMemo(() => monthsOf(shown), [shown]);
  const counts = useMemo(() => countsByDay(quotes), [quotes]);
  const names = useMemo(() => holyDaysByDay(holyDays ?? []), [holyDays]);
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
    <div className="space-y-5">
      <YearToolbar
        shown={shown}
        months={months}
        counts={counts}
        today={today}
        onShow={show}
        onToday={() => {
          show(yearWith(today, shown.calendar));
          setWantedDay({ civilDay: today });
        }}
        onFill={() => setDialog({ kind: 'fill' })}
      />
      {language.isOffered && <YearLanguageField language={language} today={today} />}
      {areHolyDaysMissing && <p className="text-muted">{texts.holyDaysMissing}</p>}
      <YearGrid
        label={texts.daysOf(titleOf(shown))}
        calendar={shown.calendar}
        months={months}
        content={content}
        holyDays={names}
        today={today}
        wantedDay={wantedDay}
        onOpen={open}
      />
      <YearLegend
        withOne={texts.withQuote}
        withSeveral={texts.withSeveral}
        without={texts.withoutQuote}
        cornered={inLanguage && languageTexts.inLanguage(inLanguage.name)}
      />
      {dialog?.kind === 'add' && (
        <AddQuoteDialog day={dialog.day} holyDays={names} onClose={close} />
      )}
      {dialog?.kind === 'quotes' && (
        <DayQuotesDialog day={dialog.day} holyDays={names} quotes={quotes} onClose={close} />
      )}
      {dialog?.kind === 'fill' && (
        <FillDialog quotes={quotes} counts={counts} shown={shown} today={today} onClose={close} />
      )}
    </div>
  );
}
