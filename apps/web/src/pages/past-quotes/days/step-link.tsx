import type { ReactNode } from 'react';

interface StepLinkProps {
  readonly rel: 'prev' | 'next';
  readonly href: string;
  readonly label: string;
  /** Further text about the target. */
  readonly children?: ReactNode;
}

/** A link one step back or on, with an arrow in reading direction. */
export function StepLink({ rel, href, label, children }: StepLinkProps) {
  return (
    <a rel={rel} href={href} className="step">
      <span className="step-label">{label}</span> {children}
    </a>
  );
}
