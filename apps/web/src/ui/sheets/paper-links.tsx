import { PAPERS, type Paper } from '@bahai-friends/contract/paper';
import { whole } from '../../texts/whole.ts';

export interface PaperLinksProps {
  /** The whole path of the same sheets for each paper; null for the one that the printer has. */
  readonly pathOf: (paper: Paper | null) => string;
  /** The one that the page is for; nothing where it is for none of them. */
  readonly current?: Paper | null;
}

/** To the same sheets on each paper. */
export function PaperLinks({ pathOf, current }: PaperLinksProps) {
  const { paper: label, paperOfPrinter } = whole().documents.takeHome;
  const choices: readonly (readonly [Paper | null, string])[] = [
    [null, paperOfPrinter],
    ...(Object.entries(PAPERS) as [Paper, string][]),
  ];
  return (
    <span className="print-choice">
      <span>{label}</span>
      {choices.map(([paper, name]) => (
        <a key={name} href={pathOf(paper)} aria-current={paper === current ? 'true' : undefined}>
          {name}
        </a>
      ))}
    </span>
  );
}
