import type { HolyDay } from '@bahai-friends/contract';
import * as texts from '@bahai-friends/languages/en/dashboard/holy-days';
import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { useCommunityDay } from '../../site/use-site.ts';
import { LoadError } from '../../ui/feedback/load-error.tsx';
import { Button } from '../../ui/forms/button.tsx';
import { ListSkeleton } from '../../ui/tables/list-skeleton.tsx';
import { useIsNarrow } from '../../ui/use-is-narrow.ts';
import { AddFromCalendarDialog } from './add-from-calendar-dialog.tsx';
import { tooFewAhead, yearToAdd } from './calendar-year-plan.ts';
import { DeleteHolyDayDialog } from './delete-holy-day-dialog.tsx';
import { HolyDayDialog } from './holy-day-dialog.tsx';
import { useHolyDays } from './holy-days.queries.ts';
import { HolyDaysTable } from './holy-days-table.tsx';

type OpenDialog = 'add' | 'calendar' | { readonly action: 'edit' | 'delete'; readonly id: number };

/** The holy days that the home page announces. */
export function HolyDaysTab() {
  const { data: holyDays, isError, isFetching, refetch } = useHolyDays();
  const [dialog, setDialog] = useState<OpenDialog>();
  return (
    <section aria-labelledby="holy-days-heading" className="space-y-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="holy-days-heading" className="text-xl font-bold">
          {texts.title}
        </h2>
        <div className="flex flex-wrap gap-3">
          <Button disabled={!holyDays} onClick={() => setDialog('calendar')}>
            {texts.addFromCalendar}
          </Button>
          <Button look="primary" onClick={() => setDialog('add')}>
            {texts.addHolyDay}
          </Button>
        </div>
      </div>
      {isError ? (
        <LoadError
          message={texts.loadError}
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <HolyDays holyDays={holyDays} onAction={(action, { id }) => setDialog({ action, id })} />
      )}
      <p>
        <a href="/calendar#take-home" className="inline-block py-1 underline underline-offset-4">
          {texts.toPrint}
        </a>
      </p>
      {dialog && (
        <HolyDaysDialog
          dialog={dialog}
          holyDays={holyDays ?? []}
          onClose={() => setDialog(undefined)}
        />
      )}
    </section>
  );
}

interface HolyDaysProps {
  readonly holyDays: readonly HolyDay[] | undefined;
  readonly onAction: (action: 'edit' | 'delete', holyDay: HolyDay) => void;
}

/** By date; on a phone those that are over are folded above the next. */
function HolyDays({ holyDays, onAction }: HolyDaysProps) {
  const today = useCommunityDay();
  const isNarrow = useIsNarrow();
  const [isOpen, setOpen] = useState(false);
  if (holyDays === undefined) return <ListSkeleton label={texts.loading} />;
  if (holyDays.length === 0) {
    return (
      <>
        <TooFewHint holyDays={holyDays} />
        <p className="py-8 text-center text-muted">{texts.none}</p>
      </>
    );
  }
  const past = holyDays.filter(({ date }) => date < today);
  const canFold = isNarrow && past.length > 0;
  return (
    <>
      <TooFewHint holyDays={holyDays} />
      {canFold && (
        <button
          type="button"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
          className="flex min-h-11 cursor-pointer items-center gap-1.5 text-muted"
        >
          <ChevronDown aria-hidden size={18} className={isOpen ? 'rotate-180' : ''} />
          {texts.pastDays(past.length)}
        </button>
      )}
      <HolyDaysTable
        holyDays={canFold && !isOpen ? holyDays.filter(({ date }) => date >= today) : holyDays}
        onEdit={(holyDay) => onAction('edit', holyDay)}
        onDelete={(holyDay) => onAction('delete', holyDay)}
      />
    </>
  );
}

function TooFewHint({ holyDays }: { readonly holyDays: readonly HolyDay[] }) {
  const count = tooFewAhead(useCommunityDay(), holyDays);
  if (count === undefined) return null;

  return <p className="rounded-xl border border-line bg-cream p-4">{texts.tooFew(count)}</p>;
}

interface HolyDaysDialogProps {
  readonly dialog: OpenDialog;
  readonly holyDays: readonly HolyDay[];
  readonly onClose: () => void;
}

function HolyDaysDialog({ dialog, holyDays, onClose }: HolyDaysDialogProps) {
  const today = useCommunityDay();
  if (dialog === 'add') return <HolyDayDialog onClose={onClose} />;
  if (dialog === 'calendar') {
    const startYear = yearToAdd(today, holyDays);
    return <AddFromCalendarDialog holyDays={holyDays} startYear={startYear} onClose={onClose} />;
  }
  // From the current list, not as it was when the dialog was opened.
  const holyDay = holyDays.find(({ id }) => id === dialog.id);
  if (!holyDay) return null;
  return dialog.action === 'edit' ? (
    <HolyDayDialog holyDay={holyDay} onClose={onClose} />
  ) : (
    <DeleteHolyDayDialog holyDay={holyDay} onClose={onClose} />
  );
}
