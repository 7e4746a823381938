import type { Batch } from '@bahai-friends/contract';
import * as texts from '@bahai-friends/languages/en/dashboard/quotes/list';
import { SlidersHorizontal } from 'lucide-react';
import { useId, useState } from 'react';
import { spoken } from '../../../../texts/spoken.ts';
import { Button } from '../../../../ui/forms/button.tsx';
import { DateInput } from '../../../../ui/forms/date-input.tsx';
import { Field } from '../../../../ui/forms/field.tsx';
import { SearchInput } from '../../../../ui/forms/search-input.tsx';
import { useIsNarrow } from '../../../../ui/use-is-narrow.ts';
import { dayMessages } from '../../day-messages.ts';
import { LanguageFilter } from './language-filter.tsx';
import { countFolded, NO_FILTERS, type QuoteFilters, SCHEDULE_STATUSES } from './quote-filters.ts';
import { UploadFilter } from './upload-filter.tsx';
import '../../../../ui/forms/input.css';
import './filter-bar.css';

interface FilterBarProps {
  readonly filters: QuoteFilters;
  readonly onChange: (filters: QuoteFilters) => void;
  /** The uploads to choose from, newest first. */
  readonly uploads: readonly Batch[];
  /** Whether quotes can be filtered by language. */
  readonly hasLanguages?: boolean;
}

const STATUSES = ['all', ...SCHEDULE_STATUSES] as const;

const STATUS_NAMES: Readonly<Record<QuoteFilters['status'], string>> = {
  all: texts.allStatuses,
  current: texts.current,
  upcoming: texts.upcoming,
  past: texts.past,
  unscheduled: texts.unscheduled,
};

/**
 * The filters of the list of quotes: in one line, or on a phone the search with a button that unfolds the others
 * below it.
 */
export function FilterBar(props: FilterBarProps) {
  const { filters, onChange } = props;
  const isNarrow = useIsNarrow();
  const [isOpen, setOpen] = useState(false);
  const othersId = useId();
  const isFolded = isNarrow && !isOpen;
  const count = countFolded(filters);
  const search = <SearchFilter key="search" {...props} />;
  const others = (
    <div key="others" id={othersId} hidden={isFolded} className="other-filters">
      <OtherFilters {...props} />
    </div>
  );
  return (
    <section aria-label={texts.filters} className="filter-bar">
      {isNarrow
        ? [
            search,
            <Button
              key="fold"
              aria-expanded={isOpen}
              aria-controls={othersId}
              onClick={() => setOpen(!isOpen)}
            >
              <SlidersHorizontal aria-hidden size={20} />
              <span className="sr-only">{texts.filtersSet(count)}</span>
              {count > 0 && <span aria-hidden>{spoken.number(count)}</span>}
            </Button>,
            others,
          ]
        : [others, search]}
      <Button hidden={isFolded} onClick={() => onChange(NO_FILTERS)}>
        {texts.clearFilters}
      </Button>
    </section>
  );
}

function OtherFilters({ filters, onChange, uploads, hasLanguages = false }: FilterBarProps) {
  const change = (changed: Partial<QuoteFilters>) => onChange({ ...filters, ...changed });
  return (
    <>
      <StatusFilter filters={filters} onChange={change} />
      <UploadFilter
        chosen={filters.upload}
        uploads={uploads}
        onChange={(upload) => change({ upload })}
      />
      {(hasLanguages || filters.without !== '') && (
        <LanguageFilter chosen={filters.without} onChange={(without) => change({ without })} />
      )}
      <fieldset className="date-range">
        <legend className="mb-1.5 font-medium">{texts.dateRange}</legend>
        <div className="flex flex-wrap gap-x-4 gap-y-2">
          <RangeBound
            label={texts.from}
            value={filters.from}
            onChange={(from) => change({ from })}
          />
          <RangeBound label={texts.to} value={filters.to} onChange={(to) => change({ to })} />
        </div>
      </fieldset>
    </>
  );
}

function SearchFilter({ filters, onChange }: Pick<FilterBarProps, 'filters' | 'onChange'>) {
  return (
    <Field label={texts.search}>
      {(control) => (
        <SearchInput
          {...control}
          placeholder={texts.searchHint}
          value={filters.search}
          onChange={(search) => onChange({ ...filters, search })}
        />
      )}
    </Field>
  );
}

interface StatusFilterProps {
  readonly filters: QuoteFilters;
  readonly onChange: (changed: Partial<QuoteFilters>) => void;
}

function StatusFilter({ filters, onChange }: StatusFilterProps) {
  return (
    <Field label={texts.status}>
      {(control) => (
        <select
          {...control}
          className="input"
          value={filters.status}
          onChange={({ target }) =>
            onChange({ status: STATUSES.find((status) => status === target.value) ?? 'all' })
          }
        >
          {STATUSES.map((status) => (
            <option key={status} value={status}>
              {STATUS_NAMES[status]}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}

interface RangeBoundProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

function RangeBound({ label, value, onChange }: RangeBoundProps) {
  return (
    <div className="range-bound">
      <Field label={label} messages={dayMessages(value)}>
        {(control) => (
          // Earlier versions have stored days of any year.
          <DateInput
            {...control}
            min="0001-01-01"
            max="9999-12-31"
            value={value}
            onChange={onChange}
          />
        )}
      </Field>
    </div>
  );
}
