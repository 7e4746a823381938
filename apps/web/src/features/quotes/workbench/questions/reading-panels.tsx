import type { Preview, UploadProblem } from '@bahai-friends/contract';
import * as texts from '@bahai-friends/languages/en/dashboard/quotes/file-questions';
import { useRef, useState } from 'react';
import { told } from '../../../../texts/told.ts';
import { ConfirmDialog } from '../../../../ui/dialogs/confirm-dialog.tsx';
import { isQuestion } from '../../upload-problem.ts';
import { hasCorrections, movesRows, type Reading } from '../state/recipe-state.ts';
import type { Workbench } from '../state/use-workbench.ts';
import { ColumnPanel } from './column-panel.tsx';
import { FillSource } from './fill-source.tsx';
import { ReadingPanel } from './reading-panel.tsx';

interface ReadingPanelsProps {
  readonly workbench: Workbench;
  /** Why the file was not taken. */
  readonly rejection: UploadProblem;
}

/** How the file is read, and notes about it; a change that moves rows asks before it discards corrections. */
export function ReadingPanels({ workbench, rejection }: ReadingPanelsProps) {
  const { state, read, pendingChange } = workbench;
  const [wanted, setWanted] = useState<Reading | null>(null);
  const columnsSummary = useRef<HTMLElement>(null);
  const { preview, recipe } = state;
  const asksColumns = preview?.needs.includes('columns') ?? false;
  const [areColumnsOpen, closeColumns] = useOpenOnceAsked(asksColumns);
  if (!preview) return null;
  const change = (reading: Reading) => {
    if (movesRows(reading) && hasCorrections(recipe)) setWanted(reading);
    else read(reading);
  };
  const confirmColumns = (columns: Reading['columns']) => {
    // An element in a closed part cannot keep the focus.
    columnsSummary.current?.focus();
    closeColumns();
    workbench.answer({ columns });
  };
  return (
    <div className="disclosures">
      <details className="disclosure" open={areColumnsOpen || undefined}>
        <summary ref={columnsSummary}>{texts.changeColumns}</summary>
        {asksColumns && isQuestion(rejection) && <p>{told(rejection)}</p>}
        <ColumnPanel
          preview={preview}
          said={pendingChange.columns ?? recipe.reading.columns}
          pending={pendingChange.columns}
          onChange={(columns) => change({ columns })}
          onConfirm={asksColumns ? confirmColumns : null}
          onHeaderRow={(headerRow) => change({ headerRow })}
          summary={columnsSummary}
        />
      </details>
      <details className="disclosure">
        <summary>{texts.howRead}</summary>
        <ReadingPanel preview={preview} pending={pendingChange} onChange={change} />
      </details>
      <FillSource workbench={workbench} />
      <Notes noted={preview.noted} />
      {wanted && (
        <ConfirmDialog
          title={texts.discardTitle}
          description={texts.discardQuestion}
          confirmLabel={texts.discard}
          danger
          busy={false}
          onConfirm={() => {
            setWanted(null);
            read(wanted);
          }}
          onClose={() => setWanted(null)}
        />
      )}
    </div>
  );
}

/**
 * Opens a part when there is a question about it. It stays open while it is used, even after the question was answered.
 */
function useOpenOnceAsked(isAsked: boolean): readonly [isOpen: boolean, close: () => void] {
  const [wasAsked, setWasAsked] = useState(false);
  const [isOpen, setIsOpen] = useState(false);
  if (isAsked !== wasAsked) {
    setWasAsked(isAsked);
    if (isAsked) setIsOpen(true);
  }
  return [isOpen, () => setIsOpen(false)];
}

/** Values that were read differently from the file. */
function Notes({ noted }: Pick<Preview, 'noted'>) {
  const all = [...new Set(noted.map(told))];
  if (all.length === 0) return null;
  return (
    <details className="disclosure">
      <summary>{texts.notesAbout(all.length)}</summary>
      <ul className="list-disc space-y-1 ps-5 wrap-anywhere">
        {all.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
    </details>
  );
}
