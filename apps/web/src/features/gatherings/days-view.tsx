import { addDays } from '@bahai-friends/badi-calendar';
import { type Gathering, OccurrencesQuery } from '@bahai-friends/contract';
import * as texts from '@bahai-friends/languages/en/dashboard/gatherings';
import { useState } from 'react';
import { userMessageOf } from '../../api/api-error.ts';
import { useCommunityDay } from '../../site/use-site.ts';
import { LoadError } from '../../ui/feedback/load-error.tsx';
import { DateInput } from '../../ui/forms/date-input.tsx';
import { Field } from '../../ui/forms/field.tsx';
import { ListSkeleton } from '../../ui/tables/list-skeleton.tsx';
import { LostDays } from './answers/lost-days.tsx';
import { DayDialog } from './day-dialog.tsx';
import { DaysTable } from './days-table.tsx';
import { useDays, useRefetchGatherings } from './gatherings.queries.ts';
import '../../ui/forms/input.css';
import './gatherings-tables.css';

/** Days after today: five weeks, like the public page. */
const DAYS_SHOWN = 34;

interface DaysViewProps {
  readonly gatherings: readonly Gathering[];
  /** The gathering whose days are shown; null for all gatherings. */
  readonly chosen: number | null;
  readonly onChoose: (id: number | null) => void;
}

/** The single days of one gathering or of all, between two days. */
export function DaysView({ gatherings, chosen, onChoose }: DaysViewProps) {
  const today = useCommunityDay();
  const [from, setFrom] = useState(today);
  const [to, setTo] = useState(() => addDays(today, DAYS_SHOWN));
  const { error } = OccurrencesQuery.safeParse({ from, to });
  const messagesOf = (field: 'from' | 'to') =>
    error?.issues.filter(({ path }) => path[0] === field).map(({ message }) => message) ?? [];
  const isChosen = gatherings.some(({ id }) => id === chosen);
  const shown = isChosen ? gatherings.filter(({ id }) => id === chosen) : gatherings;
  return (
    <div className="space-y-4">
      <div className="days-filter">
        <Field label={texts.gathering}>
          {(control) => (
            <select
              {...control}
              className="input"
              value={isChosen ? String(chosen) : ''}
              onChange={({ target }) => onChoose(target.value === '' ? null : Number(target.value))}
            >
              <option value="">{texts.allGatherings}</option>
              {gatherings.map(({ id, title }) => (
                <option key={id} value={id}>
                  {title}
                </option>
              ))}
            </select>
          )}
        </Field>
        <Field label={texts.from} messages={messagesOf('from')}>
          {(control) => <DateInput {...control} value={from} onChange={setFrom} />}
        </Field>
        <Field label={texts.to} messages={messagesOf('to')}>
          {(control) => <DateInput {...control} value={to} onChange={setTo} />}
        </Field>
      </div>
      {!error && <Days gatherings={shown} from={from} to={to} />}
      <LostDays gatherings={shown} />
    </div>
  );
}

interface DaysProps {
  readonly gatherings: readonly Gathering[];
  readonly from: string;
  readonly to: string;
}

function Days({ gatherings, from, to }: DaysProps) {
  const { days, isPending, isFetching, isLoadingError, error } = useDays(gatherings, from, to);
  const refetch = useRefetchGatherings();
  const [opened, setOpened] = useState<{ readonly id: number; readonly day: string }>();
  if (isLoadingError) {
    return (
      <LoadError
        message={userMessageOf(error, texts.daysError)}
        isRetrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  if (isPending) return <ListSkeleton label={texts.loadingDays} />;
  const held = days.find(
    ({ gathering, occurrence }) => gathering.id === opened?.id && occurrence.day === opened.day,
  );
  // The day was moved out of the shown span: its dialog must not come back with it.
  if (opened && !held) setOpened(undefined);
  return (
    <>
      {days.length === 0 ? (
        <p className="py-8 text-center text-muted">{texts.noDays}</p>
      ) : (
        <DaysTable
          days={days}
          onChange={({ gathering: { id }, occurrence: { day } }) => setOpened({ id, day })}
        />
      )}
      {held && <DayDialog held={held} onClose={() => setOpened(undefined)} />}
    </>
  );
}
