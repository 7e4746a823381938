import { LAST_YEAR } from '@bahai-friends/badi-calendar';
import { CalendarYear, type HolyDay } from '@bahai-friends/contract';
import * as common from '@bahai-friends/languages/en/dashboard/common';
import * as texts from '@bahai-friends/languages/en/dashboard/holy-days';
import { useState } from 'react';
import { Dialog, StickyDialogActions } from '../../ui/dialogs/dialog.tsx';
import { Button } from '../../ui/forms/button.tsx';
import { Field } from '../../ui/forms/field.tsx';
import { planYear } from './calendar-year-plan.ts';
import { CalendarYearPreview } from './calendar-year-preview.tsx';
import { useAddFromCalendar } from './holy-days.queries.ts';
import '../../ui/forms/input.css';

interface AddFromCalendarDialogProps {
  readonly holyDays: readonly HolyDay[];
  /** The Badí year to start with. */
  readonly startYear: number;
  readonly onClose: () => void;
}

function labelOf(count: number): string {
  if (count === 0) return texts.nothingToAdd;
  return texts.addHolyDays(count);
}

/** Shows the holy days of a Badí year, and adds the missing ones. */
export function AddFromCalendarDialog({
  holyDays,
  startYear,
  onClose,
}: AddFromCalendarDialogProps) {
  const [typed, setTyped] = useState(String(startYear));
  const add = useAddFromCalendar();
  const { data, error } = CalendarYear.safeParse({ year: typed === '' ? null : Number(typed) });
  const plan = data ? planYear(data.year, holyDays) : [];
  const missing = plan.filter(({ listed }) => listed === undefined).length;
  const send = () => {
    if (data !== undefined && missing > 0) add.mutate(data, { onSuccess: onClose });
  };
  return (
    <Dialog title={texts.addFromCalendarTitle} description={texts.aboutAdding} onClose={onClose}>
      <form
        noValidate
        className="space-y-4"
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        <Field
          label={texts.badiYear}
          messages={(error?.issues ?? []).map(({ message }) => message)}
        >
          {(control) => (
            <input
              {...control}
              className="input"
              type="number"
              min={1}
              max={LAST_YEAR}
              value={typed}
              onChange={({ target }) => setTyped(target.value)}
            />
          )}
        </Field>
        {data && <CalendarYearPreview plan={plan} />}
        <StickyDialogActions>
          <Button onClick={onClose}>{common.cancel}</Button>
          <Button look="primary" type="submit" unavailable={add.isPending || missing === 0}>
            {add.isPending ? texts.adding : labelOf(missing)}
          </Button>
        </StickyDialogActions>
      </form>
    </Dialog>
  );
}
