import { CSV_ENCODINGS, CSV_SEPARATORS, DATE_ORDERS, type Preview } from '@bahai-friends/contract';
import * as texts from '@bahai-friends/languages/en/dashboard/quotes/file-questions';
import { Field } from '../../../../ui/forms/field.tsx';
import type { Reading } from '../state/recipe-state.ts';
import '../../../../ui/forms/input.css';

/** How many rows are offered as the one with the headings. */
const HEADER_ROWS_MAX = 30;

/** The present or requested way to read the file. */
function currentReading(preview: Preview, pending: Reading): Reading {
  const { sheet, encoding, separator, headerRow, dateOrder } = preview;
  return {
    ...(sheet !== null && { sheet }),
    ...(encoding !== null && { encoding }),
    ...(separator !== null && { separator }),
    ...(dateOrder !== null && { dateOrder }),
    headerRow,
    ...pending,
  };
}

interface ReadingPanelProps {
  readonly preview: Preview;
  /** The changes that are being requested. */
  readonly pending: Reading;
  readonly onChange: (change: Reading) => void;
}

/** How the file is read, with the choices that may have been guessed wrong. */
export function ReadingPanel({ preview, pending, onChange }: ReadingPanelProps) {
  const reading = currentReading(preview, pending);
  const headerRow = reading.headerRow ?? 0;
  const lastRow = Math.max(HEADER_ROWS_MAX, headerRow);
  return (
    <div className="reading-fields">
      {preview.sheets.length > 1 && (
        <Choice
          label={texts.sheet}
          value={reading.sheet}
          options={preview.sheets.map(({ name, rows }) => [name, texts.sheetWithRows(name, rows)])}
          onChange={(sheet) => onChange({ sheet })}
        />
      )}
      <Choice
        label={texts.headingRow}
        value={String(headerRow)}
        options={Array.from({ length: lastRow + 1 }, (_, row) => [
          String(row),
          row === 0 ? texts.noHeadingRow : texts.rowNumber(row),
        ])}
        onChange={(row) => onChange({ headerRow: Number(row) })}
      />
      <Choice
        label={texts.datesOfNumbers}
        value={reading.dateOrder}
        options={DATE_ORDERS.map((order) => [order, texts.orderName(order)])}
        onChange={(dateOrder) => onChange({ dateOrder })}
      />
      {reading.encoding && (
        <Choice
          label={texts.letters}
          value={reading.encoding}
          options={CSV_ENCODINGS.map((encoding) => [encoding, texts.encodingName(encoding)])}
          onChange={(encoding) => onChange({ encoding })}
        />
      )}
      {reading.separator && (
        <Choice
          label={texts.betweenValues}
          value={reading.separator}
          options={CSV_SEPARATORS.map((separator) => [separator, texts.separatorName(separator)])}
          onChange={(separator) => onChange({ separator })}
        />
      )}
    </div>
  );
}

interface ChoiceProps<Value extends string> {
  readonly label: string;
  /** Undefined when the file leaves it open. */
  readonly value: Value | undefined;
  readonly options: readonly (readonly [value: Value, label: string])[];
  readonly onChange: (value: Value) => void;
}

function Choice<Value extends string>({ label, value, options, onChange }: ChoiceProps<Value>) {
  return (
    <Field label={label}>
      {(control) => (
        <select
          {...control}
          className="input"
          value={value ?? ''}
          onChange={({ target }) => {
            const chosen = options.find(([one]) => one === target.value);
            if (chosen) onChange(chosen[0]);
          }}
        >
          {value === undefined && <option value="">{texts.notKnown}</option>}
          {options.map(([one, name]) => (
            <option key={one} value={one}>
              {name}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
