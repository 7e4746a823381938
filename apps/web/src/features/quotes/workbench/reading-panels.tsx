import { useState } from 'react';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx';
import { ColumnPanel } from './column-panel.tsx';
import { ReadingPanel } from './reading-panel.tsx';
import { hasCorrections, movesRows, type Reading } from './recipe-state.ts';
import type { Workbench } from './use-workbench.ts';

/** How the file is read, and what was noticed; a change that moves rows asks before it discards corrections. */
export function ReadingPanels({ workbench }: { readonly workbench: Workbench }) {
  const { state, read, pendingChange } = workbench;
  const [wanted, setWanted] = useState<Reading | null>(null);
  const { preview, recipe } = state;
  if (!preview) return null;
  const change = (reading: Reading) => {
    if (movesRows(reading) && hasCorrections(recipe)) setWanted(reading);
    else read(reading);
  };
  const asksColumns = preview.needs.includes('columns');
  return (
    <div className="disclosures">
      <details className="disclosure" open={asksColumns || undefined}>
        <summary>Change columns</summary>
        <ColumnPanel
          preview={preview}
          said={pendingChange.columns ?? recipe.reading.columns}
          pending={pendingChange.columns}
          onChange={(columns) => change({ columns })}
          onConfirm={asksColumns ? (columns) => workbench.answer({ columns }) : null}
        />
      </details>
      <details className="disclosure">
        <summary>How the file is read</summary>
        <ReadingPanel preview={preview} pending={pendingChange} onChange={change} />
      </details>
      <Notes notes={preview.notes} ignoredColumns={preview.ignoredColumns} />
      {wanted && (
        <ConfirmDialog
          title="Discard your corrections?"
          description="The rows have other numbers then: what you corrected and left out is discarded."
          confirmLabel="Discard"
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

interface NotesProps {
  readonly notes: readonly string[];
  readonly ignoredColumns: readonly string[];
}

/** What was read otherwise than it stands in the file. */
function Notes({ notes, ignoredColumns }: NotesProps) {
  const ignored = `These columns were not read: ${ignoredColumns.join(', ')}`;
  const all = [...new Set(notes), ...(ignoredColumns.length > 0 ? [ignored] : [])];
  if (all.length === 0) return null;
  return (
    <details className="disclosure">
      <summary>Notes about the file ({all.length})</summary>
      <ul className="list-disc space-y-1 ps-5 wrap-anywhere">
        {all.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
    </details>
  );
}
