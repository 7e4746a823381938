import {
  type CellColumn,
  FIRST_GIVEN_YEAR,
  kindOfColumn,
  LAST_GIVEN_YEAR,
} from '@bahai-friends/contract';
import * as common from '@bahai-friends/languages/en/dashboard/common';
import * as texts from '@bahai-friends/languages/en/dashboard/quotes/workbench';
import { isLanguage, LANGUAGES } from '@bahai-friends/languages/languages';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { languageName } from '../../../../texts/language-name.ts';
import { DateInput, INCOMPLETE_DATE } from '../../../../ui/forms/date-input.tsx';
import { sentence } from '../../../../ui/sentence.tsx';
import { dayMessages } from '../../day-messages.ts';
import { judgeCell } from '../state/judge-cell.ts';
import { columnLabel } from '../state/workbench-messages.ts';
import '../../../../ui/forms/input.css';

/** Where the focus goes after an edit: a number of cells to the right, or nowhere when it has moved already. */
export type Step = -1 | 0 | 1 | 'stay away';

interface CellEditorProps {
  readonly row: number;
  readonly column: CellColumn;
  /** The index among the focusable elements of the row. */
  readonly place: number;
  readonly text: string;
  /** The value of the stored quote that the row would change; undefined without one. */
  readonly stored: string | null | undefined;
  readonly onCommit: (text: string, step: Step) => void;
  readonly onCancel: () => void;
}

/** Whether a date input can show it; it cannot show days that do not exist, such as 2027-02-31. */
const isDay = (text: string): boolean => text !== '' && dayMessages(text).length === 0;

/** Edits a cell in place, and shows at once what is wrong with the typed value. */
export function CellEditor(props: CellEditorProps) {
  const { row, column, place, text, stored, onCommit, onCancel } = props;
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const kind = kindOfColumn(column);
  const isDate = kind === 'date';
  const [draft, setDraft] = useState(isDate && !isDay(text) ? '' : text);
  // The last typed value is known before it is rendered.
  const latest = useRef(draft);
  const change = (value: string) => {
    latest.current = value;
    setDraft(value);
  };
  useEffect(() => {
    const control = box.current?.querySelector<HTMLInputElement>('input, textarea, select');
    control?.focus();
    // The cursor begins at the end of the text.
    if (kind !== 'date' && kind !== 'language') {
      control?.setSelectionRange(control.value.length, control.value.length);
    }
  }, [kind]);
  const commit = (step: Step) => {
    // An incomplete date is kept open: its author has not finished.
    if (latest.current === INCOMPLETE_DATE) {
      if (step === 'stay away') onCancel();
      return;
    }
    const isUntouchedDate = isDate && latest.current === '' && !isDay(text);
    onCommit(isUntouchedDate && step === 'stay away' ? text : latest.current, step);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = stepAfter(event, isDate);
    if (step === null || event.nativeEvent.isComposing) return;
    event.preventDefault();
    event.stopPropagation();
    if (step === 'cancel') onCancel();
    else commit(step);
  };
  const messages = judgeCell(column, draft, stored);
  const control = {
    'aria-label': texts.cellOf(columnLabel(column), row),
    'aria-invalid': messages.length > 0,
    'aria-describedby': `${id}-file ${id}-hint ${id}-messages`,
    'data-column': place,
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys of the control within it
    <div
      ref={box}
      className="space-y-1"
      onKeyDown={onKeyDown}
      onBlur={({ relatedTarget }) => {
        if (!box.current?.contains(relatedTarget)) commit('stay away');
      }}
    >
      <EditorControl column={column} value={draft} onChange={change} control={control} />
      {isDate && text !== '' && (
        <p id={`${id}-file`} className="text-sm text-muted wrap-anywhere">
          {sentence(texts.valueInFile(<bdi>{texts.day(text)}</bdi>))}
        </p>
      )}
      {isDate && (
        <p id={`${id}-hint`} className="text-sm text-muted">
          {common.givenYears(FIRST_GIVEN_YEAR, LAST_GIVEN_YEAR)}
        </p>
      )}
      <div id={`${id}-messages`} role="status" className="text-sm text-alarm">
        {messages.map((message) => (
          <p key={message}>{message}</p>
        ))}
      </div>
    </div>
  );
}

/** The effect of a key in an editor; null when it types. */
function stepAfter(event: KeyboardEvent, isDate: boolean): Step | 'cancel' | null {
  if (event.key === 'Escape') return 'cancel';
  if (event.key === 'Enter') return event.shiftKey || event.altKey ? null : 0;
  // In a date, Tab moves from the day to the month and the year.
  if (event.key === 'Tab' && !isDate) return event.shiftKey ? -1 : 1;
  return null;
}

interface EditorControlProps {
  readonly column: CellColumn;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly control: {
    readonly 'aria-label': string;
    readonly 'aria-invalid': boolean;
    readonly 'aria-describedby': string;
    readonly 'data-column': number;
  };
}

function EditorControl({ column, value, onChange, control }: EditorControlProps) {
  const text = {
    ...control,
    value,
    className: 'input',
    onChange: ({ currentTarget }: { readonly currentTarget: { readonly value: string } }) =>
      onChange(currentTarget.value),
  };
  switch (kindOfColumn(column)) {
    case 'date':
      return <DateInput {...control} value={value} onChange={onChange} />;
    case 'quote':
      return <textarea {...text} rows={4} dir="auto" className="input cell-text" />;
    case 'link':
      return <input {...text} type="text" inputMode="url" dir="ltr" />;
    case 'language':
      return <LanguageInput {...{ value, onChange, control }} />;
    case 'source':
    case 'text':
      return <input {...text} dir="auto" />;
  }
}

/** The choice of a language, with the file's own text where it is none. */
function LanguageInput({ value, onChange, control }: Omit<EditorControlProps, 'column'>) {
  const isOther = value !== '' && !isLanguage(value);
  return (
    <select
      {...control}
      className="input"
      value={value}
      onChange={({ target }) => onChange(target.value)}
    >
      <option value="">{texts.notKnown}</option>
      {isOther && <option value={value}>{value}</option>}
      {LANGUAGES.map((language) => (
        <option key={language} value={language}>
          {languageName(language)}
        </option>
      ))}
    </select>
  );
}
