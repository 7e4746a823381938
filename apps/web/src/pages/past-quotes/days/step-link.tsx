import type { ReactNode } from 'react';

interface StepLinkProps {
  readonly rel: 'prev' | 'next';
  readonly href: string;
  readonly label: string;
  /** What says more of where it leads. */
  readonly children?: ReactNode;
}

/** A link one step on or back, with an arrow that points along the direction of reading. */
export function StepLink({ rel, href, label, children }: StepLinkProps) {
  return (
    <a rel={rel} href={href} className="step">
      <span className="step-label">{label}</span> {children}
    </a>
  );
}
