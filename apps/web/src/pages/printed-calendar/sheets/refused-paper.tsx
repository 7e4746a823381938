import { whole } from '../../../texts/whole.ts';
import { PAPERS } from './paper.ts';
import { PaperLinks } from './paper-links.tsx';
import type { PrintedYear } from './printed-year.ts';

/** What the page says of a paper that there is no layout for. */
export function RefusedPaper({ title, year, layout }: Omit<PrintedYear, 'paper'>) {
  return (
    <div className="print-head">
      <h1>{title}</h1>
      <p>{whole().documents.takeHome.noSuchPaper(PAPERS.a4, PAPERS.letter)}</p>
      <nav aria-label={whole().documents.takeHome.paper}>
        <PaperLinks year={year} layout={layout} />
      </nav>
    </div>
  );
}
