import type { ReactNode } from 'react';
import { inLanguage } from '../../site/page-address.ts';
import { whole } from '../../texts/whole.ts';

interface PrintHeadProps {
  readonly siteName: string;
  readonly title: string;
  /** How to print the sheets; by default the usual note. */
  readonly note?: string;
  /** Links: to the page's calendar, and to other years or papers. */
  readonly children: ReactNode;
}

/** The part above the sheets of a page for printing: only on screens. */
export function PrintHead({ siteName, title, note, children }: PrintHeadProps) {
  const { takeHome } = whole().documents;
  return (
    <header className="print-head">
      <p>
        <a href={inLanguage('/')}>
          <bdi>{siteName}</bdi>
        </a>
      </p>
      <h1>{title}</h1>
      <p className="print-head-note">{note ?? takeHome.howToPrint}</p>
      <nav aria-label={takeHome.title}>{children}</nav>
    </header>
  );
}
