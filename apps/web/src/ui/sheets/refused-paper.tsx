import { PAPERS } from '@bahai-friends/contract/paper';
import { whole } from '../../texts/whole.ts';
import { PaperLinks, type PaperLinksProps } from './paper-links.tsx';

interface RefusedPaperProps extends Pick<PaperLinksProps, 'pathOf'> {
  readonly title: string;
}

/** The text of a page for a paper without a layout. */
export function RefusedPaper({ title, pathOf }: RefusedPaperProps) {
  return (
    <div className="print-head">
      <h1>{title}</h1>
      <p>{whole().documents.takeHome.noSuchPaper(PAPERS.a4, PAPERS.letter)}</p>
      <nav aria-label={whole().documents.takeHome.paper}>
        <PaperLinks pathOf={pathOf} />
      </nav>
    </div>
  );
}
