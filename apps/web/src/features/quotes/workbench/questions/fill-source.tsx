import { RECIPE_BYTES_MAX, RECIPE_CELLS_MAX } from '@bahai-friends/contract';
import * as texts from '@bahai-friends/languages/en/dashboard/quotes/file-questions';
import { type FormEvent, useMemo, useState } from 'react';
import { Button } from '../../../../ui/forms/button.tsx';
import { Field } from '../../../../ui/forms/field.tsx';
import { judgeCell } from '../state/judge-cell.ts';
import { tooManyCells, type Workbench } from '../state/use-workbench.ts';
import { rowsLacking } from '../state/workbench-state.ts';
import '../../../../ui/forms/input.css';

/** Fewer rows are corrected one by one. */
const ROWS_MIN = 2;
/** Bytes of a corrected cell in a recipe beside its value. */
const CELL_BYTES = 50;

const bytesOf = (value: string): number => new TextEncoder().encode(JSON.stringify(value)).length;

/** Sets one source for all rows without one. It is open when most rows of a file have none. */
export function FillSource({ workbench }: { readonly workbench: Workbench }) {
  const { state } = workbench;
  const { preview } = state;
  const [value, setValue] = useState('');
  const [filled, setFilled] = useState<string | null>(null);
  const [messages, setMessages] = useState<readonly string[]>([]);
  const rowCount = preview?.rows.length ?? 0;
  // This depends on the file alone: rows are examined when it is read, not at each correction.
  const lacking = useMemo(
    () => preview?.rows.filter(({ source, cut }) => source.trim() === '' && !cut).length ?? 0,
    [preview],
  );
  if (lacking < ROWS_MIN && filled === null) return null;
  const fill = (event: FormEvent) => {
    event.preventDefault();
    const source = value.trim();
    const rows = rowsLacking(state, 'source', filled);
    const wrong = [...judgeCell('source', source), ...whyTooMany(workbench, rows, source)];
    setMessages(wrong);
    if (wrong.length > 0) return;
    workbench.fill(rows, 'source', source);
    setFilled(source);
  };
  return (
    <details className="disclosure" open={lacking * 2 > rowCount || undefined}>
      <summary>{texts.missingSources(lacking)}</summary>
      <form noValidate onSubmit={fill}>
        <Field
          label={texts.sourceForAll}
          hint={texts.rowsWithoutSource(lacking)}
          messages={messages}
        >
          {(control) => (
            <div className="flex flex-wrap gap-2">
              <input
                {...control}
                value={value}
                dir="auto"
                onChange={({ target }) => setValue(target.value)}
                className="input fill-source-input"
              />
              <Button type="submit">{texts.fillIn}</Button>
            </div>
          )}
        </Field>
      </form>
    </details>
  );
}

/** Why so many rows cannot be filled; undefined when they can. */
function whyTooMany(
  { state }: Workbench,
  rows: readonly number[],
  source: string,
): readonly string[] {
  const { corrections, cellCount } = state.recipe;
  const more = rows.filter((row) => corrections.get(row)?.source === undefined).length;
  const bytes = rows.length * (bytesOf(source) + CELL_BYTES);
  const isTooMany = cellCount + more > RECIPE_CELLS_MAX || bytes > RECIPE_BYTES_MAX;
  return isTooMany ? [tooManyCells()] : [];
}
