import { inLanguage } from '../../../site/page-address.ts';
import { whole } from '../../../texts/whole.ts';
import { PAPERS } from './paper.ts';
import type { PrintedYear } from './printed-year.ts';

type PaperLinksProps = Pick<PrintedYear, 'year' | 'layout'> & {
  /** The one that the page is for; nothing where it is for none of them. */
  readonly current?: PrintedYear['paper'];
};

/** To the same year on each paper. */
export function PaperLinks({ year, layout, current }: PaperLinksProps) {
  const { paper: label, paperOfPrinter } = whole().documents.takeHome;
  const path = inLanguage(`/calendar/${year}/${layout}`);
  const choices = [
    [null, paperOfPrinter, path],
    ...Object.entries(PAPERS).map(([paper, name]) => [paper, name, `${path}?paper=${paper}`]),
  ] as const;
  return (
    <span className="print-choice">
      <span>{label}</span>
      {choices.map(([paper, name, href]) => (
        <a key={href} href={href ?? ''} aria-current={paper === current ? 'true' : undefined}>
          {name}
        </a>
      ))}
    </span>
  );
}
