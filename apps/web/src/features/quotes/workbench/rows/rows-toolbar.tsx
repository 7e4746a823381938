import { formatNumber, ROW_STATUSES, type RowStatus } from '@bahai-friends/contract';
import { useMemo } from 'react';
import { Button } from '../../../../ui/forms/button.tsx';
import type { Workbench } from '../state/use-workbench.ts';
import { STATUS_LABELS } from '../state/workbench-messages.ts';
import { outdatedRows, type RowFilter } from '../state/workbench-state.ts';

/** Always offered, whether there are such rows or not. */
const ALWAYS_FIRST: RowStatus = 'problem';
const OTHERS = ROW_STATUSES.filter((status) => status !== ALWAYS_FIRST);

/** Which rows are shown, and what is done to many of them at once. */
export function RowsToolbar({ workbench }: { readonly workbench: Workbench }) {
  const { state } = workbench;
  const { counts, preview, recipe } = state;
  const leftOut = recipe.leftOut.size;
  return (
    <div className="space-y-3">
      <fieldset className="flex flex-wrap gap-2">
        <legend className="sr-only">Rows to show</legend>
        <FilterButton
          workbench={workbench}
          filter="problem"
          label="Problems"
          count={counts.problem}
        />
        <FilterButton
          workbench={workbench}
          filter="all"
          label="All rows"
          count={preview?.rows.length ?? 0}
        />
        {OTHERS.filter((status) => counts[status] > 0 || state.filter === status).map((status) => (
          <FilterButton
            key={status}
            workbench={workbench}
            filter={status}
            label={STATUS_LABELS[status]}
            count={counts[status]}
          />
        ))}
      </fieldset>
      <div className="flex flex-wrap gap-2">
        <Button unavailable={counts.problem === 0} onClick={workbench.leaveOutProblems}>
          Leave out all rows with problems ({formatNumber(counts.problem)})
        </Button>
        <Button unavailable={leftOut === 0} onClick={workbench.putAllBack}>
          Put all back ({formatNumber(leftOut)})
        </Button>
        <OutdatedForAll workbench={workbench} />
      </div>
    </div>
  );
}

/** One choice for all rows whose stored quotes are newer. */
function OutdatedForAll({ workbench: { state, decide } }: { readonly workbench: Workbench }) {
  const { preview, recipe } = state;
  const rows = useMemo(() => outdatedRows(preview, recipe.outdated), [preview, recipe.outdated]);
  if (rows.length === 0) return null;
  const count = formatNumber(rows.length);
  return (
    <>
      <Button onClick={() => decide(rows, 'change')}>Change all outdated ({count})</Button>
      <Button onClick={() => decide(rows, 'keep')}>Keep all newer stored ones ({count})</Button>
    </>
  );
}

interface FilterButtonProps {
  readonly workbench: Workbench;
  readonly filter: RowFilter;
  readonly label: string;
  readonly count: number;
}

function FilterButton({ workbench, filter, label, count }: FilterButtonProps) {
  return (
    <button
      type="button"
      aria-pressed={workbench.state.filter === filter}
      className="filter-button"
      onClick={() => workbench.show(filter)}
    >
      {label} ({formatNumber(count)})
    </button>
  );
}
