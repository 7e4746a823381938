import type { Quote } from '@bahai-friends/contract';
import * as texts from '@bahai-friends/languages/en/dashboard/quotes/list';
import { Button } from '../../../../ui/forms/button.tsx';
import { isEachSelected, type Selection } from './selection.ts';

interface SelectMatchingProps {
  readonly selection: Selection;
  /** The quotes that match the filters, of all pages. */
  readonly listed: readonly Quote[];
  readonly onSelect: () => void;
  readonly className?: string;
}

/** Selects all quotes that match the filters, on all pages. */
export function SelectMatching({ selection, listed, onSelect, className }: SelectMatchingProps) {
  const isDone = isEachSelected(selection, listed);
  return (
    <Button unavailable={isDone} onClick={onSelect} className={className}>
      {isDone ? texts.matchingSelected(listed.length) : texts.selectMatching(listed.length)}
    </Button>
  );
}
