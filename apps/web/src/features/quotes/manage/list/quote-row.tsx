import type { Quote } from '@bahai-friends/contract';
import { inQuotationMarks } from '@bahai-friends/contract/quotation-marks';
import * as common from '@bahai-friends/languages/en/dashboard/common';
import * as languageTexts from '@bahai-friends/languages/en/dashboard/quotes/languages';
import * as texts from '@bahai-friends/languages/en/dashboard/quotes/list';
import { Share2 } from 'lucide-react';
import { memo } from 'react';
import { languageName } from '../../../../texts/language-name.ts';
import { spoken } from '../../../../texts/spoken.ts';
import { ExternalLink, isWebAddress } from '../../../../ui/external-link.tsx';
import { Checkbox } from '../../../../ui/forms/checkbox.tsx';
import { Menu, MenuItem } from '../../../../ui/menu.tsx';
import { Cell, Row } from '../../../../ui/tables/table.tsx';
import type { ScheduleStatus } from '../filters/quote-filters.ts';
import '../../../../ui/tables/badge.css';
import '../../../../ui/tables/brief-table.css';

export type QuoteAction = 'edit' | 'delete' | 'share';

const BADGES: Readonly<Record<ScheduleStatus, readonly [label: string, className: string]>> = {
  current: [texts.today, 'badge badge-strong'],
  upcoming: [texts.isUpcoming, 'badge'],
  past: [texts.isPast, 'badge badge-quiet'],
  unscheduled: [texts.isUnscheduled, 'badge badge-quiet'],
};

/** The most UTF-16 units of a quote in the accessible name of a control. */
const NAME_MAX = 60;

function nameOf({ text }: Quote): string {
  return inQuotationMarks(text, spoken.quotationMarks, (words) => {
    const line = words.replace(/\s+/g, ' ');
    return line.length > NAME_MAX ? `${line.slice(0, NAME_MAX).trimEnd()}…` : line;
  });
}

interface QuoteRowProps {
  readonly quote: Quote;
  readonly status: ScheduleStatus;
  readonly isSelected: boolean;
  /** Whether the row is as narrow as a phone's: then the reference and the languages are below the date. */
  readonly isNarrow: boolean;
  readonly onSelect: (ids: readonly number[], isSelected: boolean) => void;
  readonly onAction: (action: QuoteAction, id: number) => void;
}

/** A quote in the table. */
export const QuoteRow = memo(function QuoteRow(props: QuoteRowProps) {
  const { quote, status, isSelected, isNarrow, onSelect, onAction } = props;
  const name = nameOf(quote);
  return (
    <Row>
      <Cell heading={texts.select}>
        <Checkbox
          label={texts.selectQuote(name)}
          checked={isSelected ? 'all' : 'none'}
          onChange={(isChecked) => onSelect([quote.id], isChecked)}
        />
      </Cell>
      <Cell heading={texts.quote}>
        <p dir="auto" className="row-title line-clamp-2 wrap-anywhere">
          {quote.text}
        </p>
        {!isNarrow && <AboutQuote quote={quote} />}
      </Cell>
      <Cell heading={texts.source}>
        <bdi className="wrap-anywhere">{quote.source}</bdi>
      </Cell>
      <Cell heading={common.date}>
        <DisplayDate displayDate={quote.displayDate} status={status} />
        {isNarrow && <AboutQuote quote={quote} />}
      </Cell>
      <Cell heading={common.actions}>
        <div className="row-actions">
          <button
            type="button"
            className="btn btn-plain btn-icon share-button"
            aria-label={texts.share(name)}
            onClick={() => onAction('share', quote.id)}
          >
            <Share2 aria-hidden size={20} />
          </button>
          <Menu inRow label={common.actions} accessibleName={texts.actionsFor(name)}>
            <MenuItem onSelect={() => onAction('edit', quote.id)}>{common.edit}</MenuItem>
            <MenuItem danger onSelect={() => onAction('delete', quote.id)}>
              {common.remove}
            </MenuItem>
          </Menu>
        </div>
      </Cell>
    </Row>
  );
});

/** The link to a quote's reference, and its languages. */
function AboutQuote({ quote }: { readonly quote: Quote }) {
  const { referenceUrl } = quote;
  return (
    <div className="about-quote">
      {referenceUrl && isWebAddress(referenceUrl) && (
        <ExternalLink href={referenceUrl} className="inline-block leading-6 underline">
          {texts.reference}
        </ExternalLink>
      )}
      <Languages quote={quote} />
    </div>
  );
}

/** The languages of a quote, by their codes: its own, then those that it is translated to. */
function Languages({ quote: { language, languages } }: { readonly quote: Quote }) {
  const codes = [...(language === null ? [] : [language]), ...languages];
  if (codes.length === 0) return null;
  const inWords = languageTexts.languagesOf(
    language && languageName(language),
    languages.map(languageName),
  );
  return (
    <span title={inWords} className="text-muted lg:max-w-36 lg:text-end lg:text-xs">
      <span aria-hidden>{codes.join(' · ')}</span>
      <span className="sr-only">{inWords}</span>
    </span>
  );
}

interface DisplayDateProps {
  readonly displayDate: string | null;
  readonly status: ScheduleStatus;
}

function DisplayDate({ displayDate, status }: DisplayDateProps) {
  const [label, className] = BADGES[status];
  return (
    <span className="inline-flex flex-wrap items-baseline gap-x-2 gap-y-1">
      {displayDate && <time dateTime={displayDate}>{spoken.gregorian(displayDate)}</time>}
      <span className={className}>{label}</span>
    </span>
  );
}
