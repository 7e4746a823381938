import * as common from '@bahai-friends/languages/en/dashboard/common';
import { Button } from '../forms/button.tsx';
import '../feedback/toast-space.css';

interface PaginationProps {
  /** The name of the navigation, such as `Pages of quotes`. */
  readonly label: string;
  /** From 1. */
  readonly page: number;
  readonly pageCount: number;
  readonly onPage: (page: number) => void;
}

/** Buttons to the previous and next page of a list; null for a single page. */
export function Pagination({ label, page, pageCount, onPage }: PaginationProps) {
  if (pageCount <= 1) return null;
  return (
    <nav
      aria-label={label}
      className="beside-toasts flex flex-wrap items-center justify-center gap-4"
    >
      <Button unavailable={page <= 1} onClick={() => onPage(page - 1)}>
        {common.previous}
      </Button>
      <span>{common.pageOf(page, pageCount)}</span>
      <Button unavailable={page >= pageCount} onClick={() => onPage(page + 1)}>
        {common.next}
      </Button>
    </nav>
  );
}
