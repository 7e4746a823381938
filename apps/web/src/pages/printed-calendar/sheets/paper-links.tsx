import { inLanguage } from '../../../site/page-address.ts';
import { whole } from '../../../texts/whole.ts';
import { PAPERS, type Paper } from './paper.ts';
import { type PrintedYear, printedPath } from './printed-year.ts';

type PaperLinksProps = Pick<PrintedYear, 'year' | 'layout'> & {
  /** The one that the page is for; nothing where it is for none of them. */
  readonly current?: PrintedYear['paper'];
};

/** To the same year on each paper. */
export function PaperLinks({ year, layout, current }: PaperLinksProps) {
  const { paper: label, paperOfPrinter } = whole().documents.takeHome;
  const choices: readonly (readonly [PrintedYear['paper'], string])[] = [
    [null, paperOfPrinter],
    ...(Object.entries(PAPERS) as [Paper, string][]),
  ];
  return (
    <span className="print-choice">
      <span>{label}</span>
      {choices.map(([paper, name]) => (
        <a
          key={name}
          href={inLanguage(printedPath(year, { layout, paper }))}
          aria-current={paper === current ? 'true' : undefined}
        >
          {name}
        </a>
      ))}
    </span>
  );
}
