import type { Quote } from '@bahai-friends/contract';
import { Button } from '../../../ui/forms/button.tsx';
import { type Selection, selectionText } from './selection.ts';
import '../../../ui/feedback/toast-space.css';
import './bulk-actions-bar.css';

interface SelectionBarProps {
  readonly selection: Selection;
  /** The quotes that the filters let through. */
  readonly listed: readonly Quote[];
  readonly onDelete: () => void;
  readonly onClear: () => void;
}

/** What can be done with the selected quotes. It stays in sight while the table scrolls. */
export function SelectionBar({ selection, listed, onDelete, onClear }: SelectionBarProps) {
  if (selection.size === 0) return null;
  return (
    <section aria-label="Selected quotes" className="selection-bar beside-toasts">
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
