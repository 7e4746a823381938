import type { Quote } from '@bahai-friends/contract';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Table } from '../../ui/table.tsx';
import { scheduleStatus } from './quote-filters.ts';
import { type QuoteAction, QuoteRow } from './quote-row.tsx';
import { howManySelected, type Selection } from './selection.ts';

interface QuotesTableProps {
  /** Those of the page. */
  readonly quotes: readonly Quote[];
  readonly today: string;
  readonly selection: Selection;
  readonly onSelect: (ids: readonly number[], isSelected: boolean) => void;
  readonly onAction: (action: QuoteAction, id: number) => void;
}

export function QuotesTable({ quotes, today, selection, onSelect, onAction }: QuotesTableProps) {
  const selectPage = {
    key: 'select',
    control: (
      <Checkbox
        label="Select all on this page"
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
    <Table headings={[selectPage, 'Quote', 'Source', 'Date', 'Actions']}>
      {quotes.map((quote) => (
        <QuoteRow
          key={quote.id}
          quote={quote}
          status={scheduleStatus(quote.displayDate, today)}
          isSelected={selection.has(quote.id)}
          onSelect={onSelect}
          onAction={onAction}
        />
      ))}
    </Table>
  );
}
