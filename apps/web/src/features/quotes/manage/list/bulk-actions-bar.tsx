import type { Quote } from '@bahai-friends/contract';
import * as texts from '@bahai-friends/languages/en/dashboard/quotes/list';
import { Button } from '../../../../ui/forms/button.tsx';
import { SelectMatching } from './select-matching.tsx';
import { isEachSelected, type Selection, selectionText } from './selection.ts';
import '../../../../ui/feedback/toast-space.css';
import './bulk-actions-bar.css';

interface BulkActionsBarProps {
  readonly selection: Selection;
  /** The quotes that match the filters. */
  readonly listed: readonly Quote[];
  readonly onSelectListed: () => void;
  readonly onDelete: () => void;
  readonly onClear: () => void;
}

/** The actions on the selected quotes. It is sticky while the table scrolls. */
export function BulkActionsBar(props: BulkActionsBarProps) {
  const { selection, listed, onSelectListed, onDelete, onClear } = props;
  if (selection.size === 0) return null;
  return (
    <section aria-label={texts.selectedQuotes} className="bulk-actions-bar beside-toasts">
      <p role="status" className="grow">
        {selectionText(selection, listed)}
      </p>
      {/* A phone has no room for it here; it also stands above the table. */}
      {!isEachSelected(selection, listed) && listed.length > 1 && (
        <SelectMatching
          selection={selection}
          listed={listed}
          onSelect={onSelectListed}
          className="max-sm:hidden"
        />
      )}
      <Button look="danger" onClick={onDelete}>
        {texts.deleteSelected}
      </Button>
      <Button onClick={onClear}>{texts.clearSelection}</Button>
    </section>
  );
}
