import type { ReactNode } from 'react';

interface FactProps {
  readonly name: string;
  /** Whether it takes a row of its own. */
  readonly isWide?: boolean;
  readonly children: ReactNode;
}

/** A fact with its name, as a part of a `dl`. */
export function Fact({ name, isWide = false, children }: FactProps) {
  return (
    <div className={isWide ? 'col-span-full' : undefined}>
      <dt className="text-sm text-muted">{name}</dt>
      <dd className="font-semibold">{children}</dd>
    </div>
  );
}
