import { PAPERS, type Paper } from '@bahai-friends/contract/paper';
import { whole } from '../../texts/whole.ts';

export interface PaperLinksProps {
  /** The whole path of the same sheets for each paper; null for the printer's own. */
  readonly pathOf: (paper: Paper | null) => string;
  /** The paper of this page; undefined where it is for none. */
  readonly current?: Paper | null;
}

/** Links to the same sheets on each paper. */
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
