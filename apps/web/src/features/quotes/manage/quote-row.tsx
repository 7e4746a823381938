import type { Quote } from '@bahai-friends/contract';
import { formatDay } from '@bahai-friends/contract/format-day';
import { ENGLISH_MARKS, inQuotationMarks } from '@bahai-friends/contract/quotation-marks';
import { memo } from 'react';
import { ExternalLink, isWebAddress } from '../../../ui/external-link.tsx';
import { Checkbox } from '../../../ui/forms/checkbox.tsx';
import { Menu, MenuItem } from '../../../ui/menu.tsx';
import { Cell, Row } from '../../../ui/tables/table.tsx';
import type { ScheduleStatus } from './quote-filters.ts';
import '../../../ui/tables/badge.css';

export type QuoteAction = 'edit' | 'delete';

const BADGES: Readonly<Record<ScheduleStatus, readonly [label: string, className: string]>> = {
  current: ['Today', 'badge badge-strong'],
  upcoming: ['Upcoming', 'badge'],
  past: ['Past', 'badge badge-quiet'],
  unscheduled: ['Not scheduled', 'badge badge-quiet'],
};

/** Length of a quote in the accessible name of a control, in UTF-16 units. */
const NAME_MAX = 60;

function nameOf({ text }: Quote): string {
  return inQuotationMarks(text, ENGLISH_MARKS, (words) => {
    const line = words.replace(/\s+/g, ' ');
    return line.length > NAME_MAX ? `${line.slice(0, NAME_MAX).trimEnd()}…` : line;
  });
}

interface QuoteRowProps {
  readonly quote: Quote;
  readonly status: ScheduleStatus;
  readonly isSelected: boolean;
  readonly onSelect: (ids: readonly number[], isSelected: boolean) => void;
  readonly onAction: (action: QuoteAction, id: number) => void;
}

/** A quote in the table. */
export const QuoteRow = memo(function QuoteRow(props: QuoteRowProps) {
  const { quote, status, isSelected, onSelect, onAction } = props;
  const name = nameOf(quote);
  return (
    <Row>
      <Cell heading="Select">
        <Checkbox
          label={`Select ${name}`}
          checked={isSelected ? 'all' : 'none'}
          onChange={(isChecked) => onSelect([quote.id], isChecked)}
        />
      </Cell>
      <Cell heading="Quote">
        <QuoteText quote={quote} />
      </Cell>
      <Cell heading="Source">
        <bdi className="wrap-anywhere">{quote.source}</bdi>
      </Cell>
      <Cell heading="Date">
        <DisplayDate displayDate={quote.displayDate} status={status} />
      </Cell>
      <Cell heading="Actions">
        <Menu label="Actions" accessibleName={`Actions for ${name}`}>
          <MenuItem onSelect={() => onAction('edit', quote.id)}>Edit</MenuItem>
          <MenuItem danger onSelect={() => onAction('delete', quote.id)}>
            Delete
          </MenuItem>
        </Menu>
      </Cell>
    </Row>
  );
});

function QuoteText({ quote: { text, referenceUrl } }: { readonly quote: Quote }) {
  return (
    <>
      <p dir="auto" className="line-clamp-2 wrap-anywhere">
        {text}
      </p>
      {referenceUrl && isWebAddress(referenceUrl) && (
        <ExternalLink href={referenceUrl} className="inline-block min-h-6 text-sm underline">
          Reference
        </ExternalLink>
      )}
    </>
  );
}

interface DisplayDateProps {
  readonly displayDate: string | null;
  readonly status: ScheduleStatus;
}

function DisplayDate({ displayDate, status }: DisplayDateProps) {
  const [label, className] = BADGES[status];
  return (
    <span className="inline-flex flex-wrap items-center gap-x-2 gap-y-1">
      {displayDate && <time dateTime={displayDate}>{formatDay(displayDate)}</time>}
      <span className={className}>{label}</span>
    </span>
  );
}
