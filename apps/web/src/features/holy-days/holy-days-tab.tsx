import type { HolyDay } from '@bahai-friends/contract';
import * as common from '@bahai-friends/languages/en/dashboard/common';
import * as texts from '@bahai-friends/languages/en/dashboard/holy-days';
import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { useCommunityDay } from '../../site/use-site.ts';
import { Notice } from '../../ui/feedback/alert.tsx';
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
    <section aria-labelledby="holy-days-heading" className="space-y-4">
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-4">
        <h2 id="holy-days-heading" className="text-xl font-bold">
          {texts.title}
        </h2>
        <div className="flex flex-wrap gap-3 max-sm:w-full max-sm:gap-2 max-sm:*:grow max-sm:*:px-2">
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

function HolyDays({ holyDays, onAction }: HolyDaysProps) {
  if (holyDays === undefined) return <ListSkeleton label={texts.loading} />;
  return (
    <>
      <TooFewHint holyDays={holyDays} />
      {holyDays.length === 0 ? (
        <p className="py-8 text-center text-muted">{texts.none}</p>
      ) : (
        <ListedDays holyDays={holyDays} onAction={onAction} />
      )}
    </>
  );
}

interface ListedDaysProps extends HolyDaysProps {
  readonly holyDays: readonly HolyDay[];
}

/**
 * The table. On a phone, which shows few rows at once, days that are over are folded while others are ahead; one that is
 * added or changed meanwhile is shown, as it would seem to be lost.
 */
function ListedDays({ holyDays, onAction }: ListedDaysProps) {
  const today = useCommunityDay();
  const isNarrow = useIsNarrow();
  const past = holyDays.filter(({ date }) => date < today);
  const [foldedIds] = useState(() => new Set(past.map(({ id }) => id)));
  const [isUnfolded, setUnfolded] = useState(false);
  const canFold = isNarrow && past.length > 0 && past.length < holyDays.length;
  const isNew = past.some(({ id }) => !foldedIds.has(id));
  if (isNew && !isUnfolded) {
    setUnfolded(true);
  }
  const isFolded = canFold && !isUnfolded;
  return (
    <>
      {canFold && (
        <button
          type="button"
          aria-expanded={!isFolded}
          onClick={() => setUnfolded(isFolded)}
          className="mb-2 flex min-h-11 w-full cursor-pointer items-center gap-2 rounded-xl bg-cream px-3 text-muted"
        >
          {texts.pastDays}
          <span className="badge badge-quiet">{common.numberOf(past.length)}</span>
          <ChevronDown
            aria-hidden
            size={18}
            className={`ms-auto ${isFolded ? '' : 'rotate-180'}`}
          />
        </button>
      )}
      <HolyDaysTable
        holyDays={isFolded ? holyDays.slice(past.length) : holyDays}
        today={today}
        onEdit={(holyDay) => onAction('edit', holyDay)}
        onDelete={(holyDay) => onAction('delete', holyDay)}
      />
    </>
  );
}

function TooFewHint({ holyDays }: { readonly holyDays: readonly HolyDay[] }) {
  const count = tooFewAhead(useCommunityDay(), holyDays);
  if (count === undefined) return null;

  return <Notice>{texts.tooFew(count)}</Notice>;
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
  // The holy day is taken from the current list, not from when the dialog was opened.
  const holyDay = holyDays.find(({ id }) => id === dialog.id);
  if (!holyDay) return null;
  return dialog.action === 'edit' ? (
    <HolyDayDialog holyDay={holyDay} onClose={onClose} />
  ) : (
    <DeleteHolyDayDialog holyDay={holyDay} onClose={onClose} />
  );
}
