import type { Quote } from '@bahai-friends/contract';
import { formatNumber } from '@bahai-friends/contract';
import { Button } from '../../../../ui/forms/button.tsx';
import { isEachSelected, type Selection } from './selection.ts';

interface SelectMatchingProps {
  readonly selection: Selection;
  /** The quotes that match the filters, of all pages. */
  readonly listed: readonly Quote[];
  readonly onSelect: () => void;
  readonly className?: string;
}

/** Selects what matches the filters, on all pages. */
export function SelectMatching({ selection, listed, onSelect, className }: SelectMatchingProps) {
  const isDone = isEachSelected(selection, listed);
  return (
    <Button unavailable={isDone} onClick={onSelect} className={className}>
      {isDone
        ? `All ${formatNumber(listed.length)} that match are selected`
        : `Select all ${formatNumber(listed.length)} that match`}
    </Button>
  );
}
