import type { Quote } from '@bahai-friends/contract';
import * as common from '@bahai-friends/languages/en/dashboard/common';
import * as texts from '@bahai-friends/languages/en/dashboard/quotes/year';
import { useMemo, useState } from 'react';
import { Dialog, StickyDialogActions } from '../../../../ui/dialogs/dialog.tsx';
import { Button } from '../../../../ui/forms/button.tsx';
import type { ShownYear } from '../../../../ui/year/shown-year.ts';
import type { DayCounts } from '../day-counts.ts';
import { outdatedMessage } from '../outdated-message.ts';
import { isOutdated, takenDates, useSchedule } from '../schedule.queries.ts';
import { FillFields } from './fill-fields.tsx';
import { candidates, defaultSpan, type FillSource, planFill } from './fill-plan.ts';
import { FillPlanTable } from './fill-plan-table.tsx';
import { type FillValues, isValidFill } from './fill-values.ts';

interface FillDialogProps {
  /** All quotes. */
  readonly quotes: readonly Quote[];
  readonly counts: DayCounts;
  readonly shown: ShownYear;
  readonly today: string;
  readonly onClose: () => void;
}

/** Plans quotes for the days of a span that have none, and schedules them at once. */
export function FillDialog({ quotes, counts, shown, today, onClose }: FillDialogProps) {
  const [values, setValues] = useState<FillValues>(() => {
    const source = firstSource(quotes, today);
    const available = candidates(quotes, source, today).length;
    return { ...defaultSpan(counts, shown, today, available), source };
  });
  const schedule = useSchedule();
  const plan = useMemo(
    () => (isValidFill(values, today) ? planFill(quotes, counts, { ...values, today }) : undefined),
    [quotes, counts, values, today],
  );
  const available = useMemo(
    () => ({
      unscheduled: candidates(quotes, 'unscheduled', today).length,
      past: candidates(quotes, 'past', today).length,
    }),
    [quotes, today],
  );
  const days = plan?.days ?? [];
  const send = () => {
    if (days.length === 0) return;
    const assignments = days.map(({ civilDay, quote }) => ({
      id: quote.id,
      displayDate: civilDay,
    }));
    schedule.mutate(assignments, { onSuccess: onClose });
  };
  return (
    <Dialog title={texts.fillTheGaps} description={texts.aboutFilling} onClose={onClose}>
      <form
        noValidate
        className="space-y-4"
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        <FillFields
          values={values}
          today={today}
          available={available}
          onChange={(changed) => setValues((before) => ({ ...before, ...changed }))}
        />
        {isOutdated(schedule.error) && (
          <p role="alert" className="text-alarm">
            {outdatedMessage(takenDates(schedule.error))}
          </p>
        )}
        {plan && <FillPlanTable plan={plan} source={values.source} />}
        <StickyDialogActions>
          <Button onClick={onClose}>{common.cancel}</Button>
          <Button
            look="primary"
            type="submit"
            unavailable={schedule.isPending || days.length === 0}
          >
            {schedule.isPending ? texts.scheduling : texts.schedule(days.length)}
          </Button>
        </StickyDialogActions>
      </form>
    </Dialog>
  );
}

/** Past quotes are the default only when no other is left. */
function firstSource(quotes: readonly Quote[], today: string): FillSource {
  const isAnyLeft = candidates(quotes, 'unscheduled', today).length > 0;
  return isAnyLeft || candidates(quotes, 'past', today).length === 0 ? 'unscheduled' : 'past';
}
