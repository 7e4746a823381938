// biome-ignore-all lint/a11y/noRedundantRoles: on narrow screens rows are blocks, and lose their roles
import type { ReactNode } from 'react';
import './table.css';

/** A control in a column's heading, such as a checkbox for all rows. It is visible at any width. */
interface HeadingControl {
  readonly key: string;
  readonly control: ReactNode;
}

interface TableProps {
  readonly headings: readonly (string | HeadingControl)[];
  readonly className?: string;
  readonly children: ReactNode;
}

/** A table. On narrow screens each row is a block whose cells carry their headings. */
export function Table({ headings, className = '', children }: TableProps) {
  return (
    <table role="table" className={`table ${className}`}>
      <thead role="rowgroup">
        <tr role="row">
          {headings.map((heading) =>
            typeof heading === 'string' ? (
              <th key={heading} role="columnheader" scope="col">
                {heading}
              </th>
            ) : (
              <th key={heading.key} role="columnheader" scope="col" className="table-control">
                {heading.control}
              </th>
            ),
          )}
        </tr>
      </thead>
      <tbody role="rowgroup">{children}</tbody>
    </table>
  );
}

interface RowProps {
  /** Marks the row of today. */
  readonly current?: 'date' | undefined;
  readonly children: ReactNode;
}

export function Row({ current, children }: RowProps) {
  return (
    <tr role="row" aria-current={current}>
      {children}
    </tr>
  );
}

interface CellProps {
  readonly heading: string;
  readonly children: ReactNode;
}

/** A cell with its column's heading, which narrow screens show beside it. */
export function Cell({ heading, children }: CellProps) {
  return (
    <td role="cell">
      <span aria-hidden className="cell-heading">
        {heading}
      </span>
      <div className="min-w-0">{children}</div>
    </td>
  );
}
