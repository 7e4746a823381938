import type { ReactNode } from 'react';
import { inLanguage } from '../../site/page-address.ts';
import { whole } from '../../texts/whole.ts';

interface PrintHeadProps {
  readonly siteName: string;
  readonly title: string;
  /** How the sheets are to be printed; as any others unless given. */
  readonly note?: string;
  /** Links: to the calendar that the page is of, and to other years or papers. */
  readonly children: ReactNode;
}

/** What stands above the sheets of a page that is made for paper: on screens alone. */
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
