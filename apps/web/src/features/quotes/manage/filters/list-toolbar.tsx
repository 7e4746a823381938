import type { Quote } from '@bahai-friends/contract';
import * as texts from '@bahai-friends/languages/en/dashboard/quotes/list';
import { type ReactNode, useId } from 'react';
import { spoken } from '../../../../texts/spoken.ts';
import { Button } from '../../../../ui/forms/button.tsx';
import { useExportQuotes } from '../../quote-files.queries.ts';
import { type ListPage, PAGE_SIZES } from './paginate.ts';
import '../../../../ui/forms/input.css';

interface ListToolbarProps {
  readonly pageSize: number;
  readonly onPageSize: (size: number) => void;
  /** The actions on the whole list. */
  readonly children: ReactNode;
}

interface ShownRangeProps {
  /** Undefined until the quotes are loaded. */
  readonly page: ListPage<Quote> | undefined;
}

/** The shown range of the list. */
export function ShownRange({ page }: ShownRangeProps) {
  return (
    <p aria-live="polite" className="shown-range min-h-6 text-muted text-balance">
      {page && texts.showing(page.first, page.last, page.total)}
    </p>
  );
}

/** The actions on the whole list, the page size, and the export of all quotes. */
export function ListToolbar({ pageSize, onPageSize, children }: ListToolbarProps) {
  const sizeId = useId();
  const exporting = useExportQuotes();
  return (
    <div className="flex flex-wrap items-center gap-x-2 gap-y-2 sm:gap-x-4">
      <div className="flex min-h-6 grow flex-wrap items-center gap-x-4 gap-y-2 max-sm:basis-full">
        {children}
      </div>
      <div className="flex items-center gap-2">
        <label htmlFor={sizeId}>{texts.quotesPerPage}</label>
        <div>
          <select
            id={sizeId}
            className="input"
            value={pageSize}
            onChange={({ target }) => onPageSize(Number(target.value))}
          >
            {PAGE_SIZES.map((size) => (
              <option key={size} value={size}>
                {spoken.number(size)}
              </option>
            ))}
          </select>
        </div>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button unavailable={exporting.isPending} onClick={() => exporting.mutate('csv')}>
          {exporting.isPending ? texts.exporting : texts.exportQuotes}
        </Button>
        <Button unavailable={exporting.isPending} onClick={() => exporting.mutate('xlsx')}>
          {texts.exportXlsx}
        </Button>
      </div>
    </div>
  );
}
