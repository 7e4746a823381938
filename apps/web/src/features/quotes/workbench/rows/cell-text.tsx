import { type CellColumn, kindOfColumn } from '@bahai-friends/contract';
import * as texts from '@bahai-friends/languages/en/dashboard/quotes/workbench';
import { isLanguage } from '@bahai-friends/languages/languages';
import { languageName } from '../../../../texts/language-name.ts';
import { type Difference, differenceFrom, leadOf } from './difference.ts';

/** In UTF-16 units: text after this would not be visible. */
const SHOWN_MAX = 400;

interface CellTextProps {
  readonly column: CellColumn;
  readonly text: string;
  readonly isCut: boolean;
  /** The stored value, where it differs; undefined where it is the same, or where there is none. */
  readonly stored?: string | undefined;
}

/** The value of a cell, with differences from the stored one underlined. */
export function CellText({ column, text, isCut, stored }: CellTextProps) {
  if (text === '') return <span className="text-muted">{texts.empty}</span>;
  return (
    <span dir="auto" className="cell-lines wrap-anywhere">
      {stored === undefined && shownValue(column, text).slice(0, SHOWN_MAX)}
      {stored !== undefined && <Changed as="ins" {...changeOf(column, text, stored)} />}
      {isCut && kindOfColumn(column) === 'quote' && '…'}
    </span>
  );
}

interface StoredTextProps {
  readonly id: string;
  readonly column: CellColumn;
  readonly stored: string;
  /** The value in the file. */
  readonly text: string;
}

/** The stored value where the file has another one, with the difference struck out. */
export function StoredText({ id, column, stored, text }: StoredTextProps) {
  return (
    <div id={id} className="cell-stored">
      <span className="text-muted">{texts.stored}</span>{' '}
      {stored === '' ? (
        <span className="text-muted">{texts.empty}</span>
      ) : (
        <span dir="auto" className="cell-lines wrap-anywhere">
          <Changed as="del" {...changeOf(column, stored, text)} />
        </span>
      )}
    </div>
  );
}

/** A value as it is shown. */
function shownValue(column: CellColumn, text: string): string {
  const kind = kindOfColumn(column);
  if (kind === 'date') return texts.day(text);
  return kind === 'language' && isLanguage(text) ? languageName(text) : text;
}

/** The difference of two values. Dates, languages, and values where there was none differ as a whole. */
function changeOf(column: CellColumn, text: string, other: string): Difference {
  if (['date', 'language'].includes(kindOfColumn(column))) {
    return { before: '', changed: shownValue(column, text), after: '' };
  }
  return differenceFrom(text, other);
}

interface ChangedProps extends Difference {
  readonly as: 'ins' | 'del';
}

function Changed({ as: Element, ...difference }: ChangedProps) {
  const { changed, after } = difference;
  return (
    <>
      {leadOf(difference)}
      {changed !== '' && <Element>{changed.slice(0, SHOWN_MAX)}</Element>}
      {after.slice(0, SHOWN_MAX)}
    </>
  );
}
