import {
  type Preview,
  type PreviewColumn,
  QUOTE_COLUMNS,
  type QuoteColumn,
} from '@bahai-friends/contract';
import type { ReactNode, RefObject } from 'react';
import { useRestoreFocus } from '../../../ui/dialogs/use-restore-focus.ts';
import { Button } from '../../../ui/forms/button.tsx';
import { Field } from '../../../ui/forms/field.tsx';
import type { Reading } from './recipe-state.ts';
import { COLUMN_LABELS } from './workbench-messages.ts';
import '../../../ui/forms/input.css';

/** In UTF-16 units. */
const SAMPLE_MAX = 40;
const NONE = '';

type Columns = NonNullable<Reading['columns']>;

interface ColumnPanelProps {
  readonly preview: Preview;
  /** Which columns were said to be which. */
  readonly said: Columns | undefined;
  /** The same with what is being asked for. */
  readonly pending: Columns | undefined;
  readonly onChange: (columns: Columns) => void;
  /** Takes the columns as they are chosen; null when nothing is asked about them. */
  readonly onConfirm: ((columns: Columns) => void) | null;
  /** Says which row has the headings. */
  readonly onHeaderRow: (row: number) => void;
  /** Gets the focus when a button that was pressed is removed. */
  readonly summary: RefObject<HTMLElement | null>;
}

/** Such as `B: Passage — “Be generous in prosperity…”`. */
function describeColumn({ letter, name, samples }: PreviewColumn): string {
  const sample = samples.find((text) => text.trim() !== '');
  const short = sample && sample.length > SAMPLE_MAX ? `${sample.slice(0, SAMPLE_MAX)}…` : sample;
  return `${letter}${name && `: ${name}`}${short === undefined ? '' : ` — “${short}”`}`;
}

/** The letters of what is read as a column: several when a date has three. */
const lettersOf = (columns: readonly PreviewColumn[], column: QuoteColumn): string =>
  columns
    .filter((one) => one.column === column)
    .map(({ letter }) => letter)
    .join(' + ');

/** What has to be said so that a column is the one chosen: no letter is said twice. */
function choose(said: Columns, column: QuoteColumn, letter: string): Columns {
  const others = Object.entries(said).filter(([name, one]) => name !== column && one !== letter);
  return { ...Object.fromEntries(others), [column]: letter === NONE ? null : letter };
}

/** The columns as they are read, also those that were found by their headings. */
function asShown(said: Columns, { columns }: Preview): Columns {
  const shown: Columns = { ...said };
  for (const column of QUOTE_COLUMNS) {
    const letters = lettersOf(columns, column);
    if (letters.includes('+')) continue;
    if (letters !== NONE) shown[column] = letters;
    else if (column !== 'text') shown[column] = null;
  }
  return shown;
}

/** Which column of the file holds what. */
export function ColumnPanel({
  preview,
  said = {},
  pending,
  onChange,
  onConfirm,
  onHeaderRow,
  summary,
}: ColumnPanelProps) {
  const isTextKnown = lettersOf(preview.columns, 'text') !== '';
  const firstRow = preview.rows[0]?.row ?? 1;
  return (
    <div className="reading-fields">
      {preview.headerRow === 0 && (
        <PassingButton className="col-span-full" next={summary}>
          <Button onClick={() => onHeaderRow(firstRow)}>Row {firstRow} has the headings</Button>
        </PassingButton>
      )}
      {QUOTE_COLUMNS.map((column) => {
        const letters = lettersOf(preview.columns, column);
        return (
          <Field key={column} label={COLUMN_LABELS[column]}>
            {(control) => (
              <select
                {...control}
                className="input"
                value={pending?.[column] === undefined ? letters : (pending[column] ?? NONE)}
                onChange={({ target }) => onChange(choose(said, column, target.value))}
              >
                <option value={NONE} disabled={column === 'text'}>
                  {column === 'text' ? 'Choose a column' : 'Not in the file'}
                </option>
                {letters.includes('+') && <option value={letters}>{letters}</option>}
                {preview.columns.map((one) => (
                  <option key={one.letter} value={one.letter}>
                    {describeColumn(one)}
                  </option>
                ))}
              </select>
            )}
          </Field>
        );
      })}
      {onConfirm && (
        <PassingButton className="self-end" next={summary}>
          <Button
            look="primary"
            className="w-full"
            unavailable={!isTextKnown}
            onClick={() => onConfirm(asShown(said, preview))}
          >
            Use these columns
          </Button>
        </PassingButton>
      )}
    </div>
  );
}

interface PassingButtonProps {
  readonly next: RefObject<HTMLElement | null>;
  readonly className: string;
  readonly children: ReactNode;
}

/** A button that is only there while something is open; then it leaves the focus to what comes next. */
function PassingButton({ next, className, children }: PassingButtonProps) {
  const box = useRestoreFocus<HTMLDivElement>(next);
  return (
    <div ref={box} className={className}>
      {children}
    </div>
  );
}
