import type { Quote } from '@bahai-friends/contract';
import { Button } from '../../../ui/forms/button.tsx';
import { type Selection, selectionText } from './selection.ts';
import '../../../ui/feedback/toast-space.css';
import './bulk-actions-bar.css';

interface BulkActionsBarProps {
  readonly selection: Selection;
  /** The quotes that match the filters. */
  readonly listed: readonly Quote[];
  readonly onDelete: () => void;
  readonly onClear: () => void;
}

/** The actions on the selected quotes. It is sticky while the table scrolls. */
export function BulkActionsBar({ selection, listed, onDelete, onClear }: BulkActionsBarProps) {
  if (selection.size === 0) return null;
  return (
    <section aria-label="Selected quotes" className="bulk-actions-bar beside-toasts">
      <p role="status" className="grow">
        {selectionText(selection, listed)}
      </p>
      <Button look="danger" onClick={onDelete}>
        Delete Selected
      </Button>
      <Button onClick={onClear}>Clear Selection</Button>
    </section>
  );
}
