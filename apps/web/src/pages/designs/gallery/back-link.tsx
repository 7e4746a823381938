import type { ReactNode } from 'react';

interface BackLinkProps {
  readonly href: string;
  readonly children: ReactNode;
}

/** A link to the page from which this one was opened. */
export function BackLink({ href, children }: BackLinkProps) {
  return (
    <a href={href} className="back">
      <svg viewBox="0 0 16 16" aria-hidden="true" className="back-arrow">
        <path d="M14 8H3m5-5L3 8l5 5" />
      </svg>
      {children}
    </a>
  );
}
