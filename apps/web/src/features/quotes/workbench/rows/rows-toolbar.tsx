import { ROW_STATUSES, type RowStatus } from '@bahai-friends/contract';
import * as texts from '@bahai-friends/languages/en/dashboard/quotes/workbench';
import { useMemo } from 'react';
import { Button } from '../../../../ui/forms/button.tsx';
import type { Workbench } from '../state/use-workbench.ts';
import { outdatedRows, type RowFilter } from '../state/workbench-state.ts';

/** This filter is always offered, even without such rows. */
const ALWAYS_FIRST: RowStatus = 'problem';
const OTHERS = ROW_STATUSES.filter((status) => status !== ALWAYS_FIRST);

/** The filter of rows, and actions on many of them at once. */
export function RowsToolbar({ workbench }: { readonly workbench: Workbench }) {
  const { state } = workbench;
  const { counts, preview, recipe } = state;
  const leftOut = recipe.leftOut.size;
  return (
    <div className="space-y-3">
      <fieldset className="flex flex-wrap gap-2">
        <legend className="sr-only">{texts.rowsToShow}</legend>
        <FilterButton
          workbench={workbench}
          filter="problem"
          label={texts.problems(counts.problem)}
        />
        <FilterButton
          workbench={workbench}
          filter="all"
          label={texts.allRows(preview?.rows.length ?? 0)}
        />
        {OTHERS.filter((status) => counts[status] > 0 || state.filter === status).map((status) => (
          <FilterButton
            key={status}
            workbench={workbench}
            filter={status}
            label={texts.rowsOf(status, counts[status])}
          />
        ))}
      </fieldset>
      <div className="flex flex-wrap gap-2">
        <Button unavailable={counts.problem === 0} onClick={workbench.leaveOutProblems}>
          {texts.leaveOutAll(counts.problem)}
        </Button>
        <Button unavailable={leftOut === 0} onClick={workbench.putAllBack}>
          {texts.putAllBack(leftOut)}
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
  return (
    <>
      <Button onClick={() => decide(rows, 'change')}>{texts.changeAll(rows.length)}</Button>
      <Button onClick={() => decide(rows, 'keep')}>{texts.keepAll(rows.length)}</Button>
    </>
  );
}

interface FilterButtonProps {
  readonly workbench: Workbench;
  readonly filter: RowFilter;
  readonly label: string;
}

function FilterButton({ workbench, filter, label }: FilterButtonProps) {
  return (
    <button
      type="button"
      aria-pressed={workbench.state.filter === filter}
      className="filter-button"
      onClick={() => workbench.show(filter)}
    >
      {label}
    </button>
  );
}
