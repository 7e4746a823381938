import * as fields from '@bahai-friends/languages/en/dashboard/audit-gatherings';
import * as common from '@bahai-friends/languages/en/dashboard/common';
import * as texts from '@bahai-friends/languages/en/dashboard/gatherings';
import { dateDisplay } from '../../calendar/date-display.ts';
import { toastFailure } from '../../ui/feedback/toasts.ts';
import { Button } from '../../ui/forms/button.tsx';
import { Cell, Row, Table } from '../../ui/tables/table.tsx';
import { differs, exceptionOf } from './day-exception.ts';
import {
  type HeldDay,
  useChangeDay,
  useRefetchGatherings,
  useResetDay,
} from './gatherings.queries.ts';
import { WhenHeld } from './when-held.tsx';

interface DaysTableProps {
  readonly days: readonly HeldDay[];
  readonly onChange: (held: HeldDay) => void;
}

export function DaysTable({ days, onChange }: DaysTableProps) {
  return (
    <Table headings={[common.date, texts.gathering, common.actions]}>
      {days.map((held) => (
        <DayRow
          key={`${held.gathering.id} ${held.occurrence.day}`}
          held={held}
          onChange={() => onChange(held)}
        />
      ))}
    </Table>
  );
}

function DayRow({ held, onChange }: { readonly held: HeldDay; readonly onChange: () => void }) {
  const { gathering, occurrence } = held;
  const { day, moved, place, note, cancelled } = occurrence;
  const change = useChangeDay(held, cancelled ? texts.dayChanged : texts.dayCancelled);
  const reset = useResetDay(held);
  const refetch = useRefetchGatherings();
  const isPending = change.isPending || reset.isPending;
  const name = `${gathering.title}, ${dateDisplay(moved ?? day).gregorian}`;
  const named = (action: string) => texts.actionOf(action, name);
  const cancel = () =>
    change.mutate(
      { ...exceptionOf(held), cancelled: !cancelled },
      {
        // Somebody else may have changed it: what is shown then is the newer version.
        onError: (error) => {
          toastFailure(texts.dayFailed, error);
          void refetch();
        },
      },
    );
  return (
    <Row>
      <Cell heading={common.date}>
        <WhenHeld {...held} />
      </Cell>
      <Cell heading={texts.gathering}>
        <bdi className="font-semibold wrap-anywhere">{gathering.title}</bdi>
        {cancelled && <p className="font-semibold text-alarm">{fields.cancelled}</p>}
        {moved && <p>{texts.movedFrom(dateDisplay(day).gregorian)}</p>}
        {place && (
          <p className="text-sm text-muted wrap-anywhere">
            <bdi>{place}</bdi>
          </p>
        )}
        {note && (
          <p dir="auto" className="text-sm whitespace-pre-wrap wrap-anywhere">
            {note}
          </p>
        )}
      </Cell>
      <Cell heading={common.actions}>
        <div className="flex flex-wrap justify-end gap-2 md:justify-start">
          <Button aria-label={named(texts.change)} onClick={onChange}>
            {texts.change}
          </Button>
          <Button
            aria-label={named(cancelled ? texts.heldAfterAll : texts.cancelDay)}
            unavailable={isPending}
            onClick={cancel}
          >
            {cancelled ? texts.heldAfterAll : texts.cancelDay}
          </Button>
          {differs(held) && (
            <Button
              aria-label={named(texts.asOthers)}
              unavailable={isPending}
              onClick={() => reset.mutate(undefined, { onError: () => void refetch() })}
            >
              {texts.asOthers}
            </Button>
          )}
        </div>
      </Cell>
    </Row>
  );
}
