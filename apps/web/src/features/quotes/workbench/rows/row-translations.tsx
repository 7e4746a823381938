import {
  type CellColumn,
  LANGUAGE_COLUMNS,
  type LanguageColumn,
  partsOfColumn,
} from '@bahai-friends/contract';
import * as texts from '@bahai-friends/languages/en/dashboard/quotes/workbench';
import type { Language } from '@bahai-friends/languages/languages';
import { type ReactNode, useState } from 'react';
import { languageName } from '../../../../texts/language-name.ts';
import { GridCell } from '../../../../ui/tables/virtual-grid.tsx';
import {
  type EditedRow,
  isAsStored,
  type RowJudgement,
  storedIn,
  textOf,
} from '../state/judge-row.ts';
import { columnLabel } from '../state/workbench-messages.ts';

interface RowTranslationsProps {
  readonly edited: EditedRow;
  readonly issues: RowJudgement['issues'];
  /** The columns that the file has for translations. */
  readonly translated: readonly LanguageColumn[];
  /** The index of the button that opens them. */
  readonly place: number;
  readonly activePlace: number | undefined;
  /** Renders a value that can be edited. */
  readonly children: (column: CellColumn, place: number) => ReactNode;
}

/** The languages in which a row has a text. */
const languagesOf = (edited: EditedRow, columns: readonly LanguageColumn[]): Language[] =>
  columns.flatMap((column) => {
    const { field, language } = partsOfColumn(column) ?? {};
    return language && field === 'text' && textOf(edited, column) !== '' ? [language] : [];
  });

/**
 * The translations of a row, below its other values. They are opened where they have a problem, or differ from the
 * stored ones.
 */
export function RowTranslations(props: RowTranslationsProps) {
  const { edited, issues, translated, place, activePlace, children } = props;
  const isWrong = (column: LanguageColumn) => issues.some((issue) => issue.column === column);
  const isOther = (column: LanguageColumn) =>
    storedIn(edited.row, column) !== undefined && !isAsStored(edited, column);
  const columns = LANGUAGE_COLUMNS.filter(
    (column) =>
      translated.includes(column) ||
      isWrong(column) ||
      isOther(column) ||
      textOf(edited, column) !== '',
  );
  const isNoticed = columns.some((column) => isWrong(column) || isOther(column));
  const [isOpen, setIsOpen] = useOpenOnceNoticed(isNoticed);
  if (columns.length === 0) return null;
  const languages = languagesOf(edited, columns).map(languageName);
  return (
    <GridCell isWide>
      <button
        type="button"
        data-column={place}
        tabIndex={activePlace === place ? 0 : -1}
        aria-expanded={isOpen}
        className="translations-button"
        onClick={() => setIsOpen(!isOpen)}
      >
        {texts.translations(languages)}
      </button>
      {isOpen && (
        <div className="row-translations">
          {columns.map((column, index) => (
            <div key={column}>
              <span className="px-2 text-sm text-muted">{columnLabel(column)}</span>
              {children(column, place + 1 + index)}
            </div>
          ))}
        </div>
      )}
    </GridCell>
  );
}

/** Opens when there is something to notice. It stays open after a correction, since somebody is working there. */
function useOpenOnceNoticed(isNoticed: boolean) {
  const [wasNoticed, setWasNoticed] = useState(isNoticed);
  const [isOpen, setIsOpen] = useState(isNoticed);
  if (isNoticed !== wasNoticed) {
    setWasNoticed(isNoticed);
    if (isNoticed) setIsOpen(true);
  }
  return [isOpen, setIsOpen] as const;
}
