import type { Quote } from '@bahai-friends/contract';
import * as common from '@bahai-friends/languages/en/dashboard/common';
import * as texts from '@bahai-friends/languages/en/dashboard/quotes/list';
import { useDeferredValue } from 'react';
import { Checkbox } from '../../../../ui/forms/checkbox.tsx';
import { Table } from '../../../../ui/tables/table.tsx';
import { useIsNarrow } from '../../../../ui/use-is-narrow.ts';
import { scheduleStatus } from '../filters/quote-filters.ts';
import { type QuoteAction, QuoteRow } from './quote-row.tsx';
import { howManySelected, type Selection } from './selection.ts';
import './quotes-table.css';

/** Rows that are rendered at once while typing: as many as fit a window. The others are deferred. */
const PROMPT_ROWS = 8;

const NONE_YET: readonly Quote[] = [];

interface QuotesTableProps {
  /** The quotes of the page. */
  readonly quotes: readonly Quote[];
  readonly today: string;
  readonly selection: Selection;
  readonly onSelect: (ids: readonly number[], isSelected: boolean) => void;
  readonly onAction: (action: QuoteAction, id: number) => void;
}

export function QuotesTable({ quotes, today, selection, onSelect, onAction }: QuotesTableProps) {
  const isNarrow = useIsNarrow();
  const later = useDeferredValue(quotes, NONE_YET);
  const shown = [...quotes.slice(0, PROMPT_ROWS), ...later.slice(PROMPT_ROWS)];
  const selectPage = {
    key: 'select',
    control: (
      <Checkbox
        label={texts.selectPage}
        labelIsSeen="narrow"
        checked={howManySelected(selection, quotes)}
        onChange={(isChecked) =>
          onSelect(
            quotes.map(({ id }) => id),
            isChecked,
          )
        }
      />
    ),
  };
  return (
    <Table
      headings={[selectPage, texts.quote, texts.source, common.date, common.actions]}
      className="quotes-table"
    >
      {shown.map((quote, place) => (
        <QuoteRow
          // biome-ignore lint/suspicious/noArrayIndexKey: updating a row is far faster than creating one
          key={place}
          quote={quote}
          status={scheduleStatus(quote.displayDate, today)}
          isSelected={selection.has(quote.id)}
          isNarrow={isNarrow}
          onSelect={onSelect}
          onAction={onAction}
        />
      ))}
    </Table>
  );
}
