import {
  type CellColumn,
  LANGUAGE_COLUMNS,
  LATER_COLUMNS,
  type LanguageColumn,
  type Preview,
  type PreviewColumn,
  QUOTE_COLUMNS,
} from '@bahai-friends/contract';
import * as texts from '@bahai-friends/languages/en/dashboard/quotes/file-questions';
import { type ReactNode, type RefObject, useState } from 'react';
import { useRestoreFocus } from '../../../../ui/dialogs/use-restore-focus.ts';
import { Button } from '../../../../ui/forms/button.tsx';
import { Field } from '../../../../ui/forms/field.tsx';
import type { Reading } from '../state/recipe-state.ts';
import { columnLabel } from '../state/workbench-messages.ts';
import '../../../../ui/forms/input.css';

/** In UTF-16 units. */
const SAMPLE_MAX = 40;
const NONE = '';

type Columns = NonNullable<Reading['columns']>;

interface ColumnPanelProps {
  readonly preview: Preview;
  /** The columns that were chosen by the volunteer. */
  readonly said: Columns | undefined;
  /** The same with the changes that are being requested. */
  readonly pending: Columns | undefined;
  readonly onChange: (columns: Columns) => void;
  /** Called with the chosen columns; null when there is no question about them. */
  readonly onConfirm: ((columns: Columns) => void) | null;
  /** Called with the row of the headings. */
  readonly onHeaderRow: (row: number) => void;
  /** Gets the focus when a button that was pressed is removed. */
  readonly summary: RefObject<HTMLElement | null>;
}

/** Such as `B: Passage — “Be generous in prosperity…”`. */
function describeColumn({ letter, name, samples }: PreviewColumn): string {
  const sample = samples.find((text) => text.trim() !== '');
  const short = sample && sample.length > SAMPLE_MAX ? `${sample.slice(0, SAMPLE_MAX)}…` : sample;
  return texts.column(letter, name, short ?? '');
}

/** The letters of the columns that are read as one: several for a date in three columns. */
const lettersOf = (columns: readonly PreviewColumn[], column: CellColumn): string =>
  columns
    .filter((one) => one.column === column)
    .map(({ letter }) => letter)
    .join(' + ');

/** The choice of columns that makes a column the chosen one: no letter is chosen twice. */
function choose(said: Columns, column: CellColumn, letter: string): Columns {
  const others = Object.entries(said).filter(([name, one]) => name !== column && one !== letter);
  return { ...Object.fromEntries(others), [column]: letter === NONE ? null : letter };
}

/** Whether most files have no such column: then it is not mentioned unless a volunteer chooses it. */
const isLater = (column: CellColumn): boolean =>
  [...LATER_COLUMNS, ...LANGUAGE_COLUMNS].some((later) => later === column);

/** The columns as they are read, including those that were found by their headings. */
function asShown(said: Columns, { columns }: Preview, asked: readonly CellColumn[]): Columns {
  const shown: Columns = { ...said };
  const isAsked = (column: CellColumn) => columns.some(({ mayBe }) => mayBe?.includes(column));
  for (const column of asked) {
    const letters = lettersOf(columns, column);
    if (letters.includes('+')) continue;
    if (letters !== NONE) shown[column] = letters;
    else if (column !== 'text' && (!isLater(column) || isAsked(column))) shown[column] = null;
  }
  return shown;
}

/** The columns of translations in the file, possible ones, and chosen ones. */
function translatedColumns(
  { columns }: Preview,
  said: Columns,
  more: readonly LanguageColumn[],
): readonly LanguageColumn[] {
  const known = new Set<string | null>([
    ...columns.flatMap(({ column, mayBe = [] }) => [column, ...mayBe]),
    ...Object.keys(said),
    ...more,
  ]);
  return LANGUAGE_COLUMNS.filter((column) => known.has(column));
}

/** The choice of which column is which. */
export function ColumnPanel({
  preview,
  said = {},
  pending,
  onChange,
  onConfirm,
  onHeaderRow,
  summary,
}: ColumnPanelProps) {
  const [more, setMore] = useState<readonly LanguageColumn[]>([]);
  const translated = translatedColumns(preview, said, more);
  const asked: readonly CellColumn[] = [...QUOTE_COLUMNS, ...translated];
  const isTextKnown = lettersOf(preview.columns, 'text') !== '';
  const firstRow = preview.rows[0]?.row ?? 1;
  return (
    <div className="reading-fields">
      {preview.headerRow === 0 && (
        <PassingButton className="col-span-full" next={summary}>
          <Button onClick={() => onHeaderRow(firstRow)}>{texts.hasHeadings(firstRow)}</Button>
        </PassingButton>
      )}
      {asked.map((column) => {
        const letters = lettersOf(preview.columns, column);
        return (
          <Field key={column} label={columnLabel(column)}>
            {(control) => (
              <select
                {...control}
                className="input"
                value={pending?.[column] === undefined ? letters : (pending[column] ?? NONE)}
                onChange={({ target }) => onChange(choose(said, column, target.value))}
              >
                <option value={NONE} disabled={column === 'text'}>
                  {column === 'text' ? texts.chooseColumn : texts.notInFile}
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
      <Field label={texts.moreOfTranslation}>
        {(control) => (
          <select
            {...control}
            className="input"
            value={NONE}
            onChange={({ target }) =>
              setMore([...more, ...LANGUAGE_COLUMNS.filter((column) => column === target.value)])
            }
          >
            <option value={NONE}>{texts.chooseWhat}</option>
            {LANGUAGE_COLUMNS.filter((column) => !translated.includes(column)).map((column) => (
              <option key={column} value={column}>
                {columnLabel(column)}
              </option>
            ))}
          </select>
        )}
      </Field>
      {onConfirm && (
        <PassingButton className="self-end" next={summary}>
          <Button
            look="primary"
            className="w-full"
            unavailable={!isTextKnown}
            onClick={() => onConfirm(asShown(said, preview, asked))}
          >
            {texts.useColumns}
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

/** A button that exists only while something is open; it then passes the focus on. */
function PassingButton({ next, className, children }: PassingButtonProps) {
  const box = useRestoreFocus<HTMLDivElement>(next);
  return (
    <div ref={box} className={className}>
      {children}
    </div>
  );
}
