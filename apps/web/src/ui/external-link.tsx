import type { ComponentProps } from 'react';

/** Whether an address may become a link: http or https, never `javascript:` and its like. */
export function isWebAddress(url: string): boolean {
  return /^https?:\/\//i.test(url);
}

type ExternalLinkProps = Omit<ComponentProps<'a'>, 'target' | 'rel'> & { readonly href: string };

/** A link to another site. It opens in a new tab, which gets no handle on this one. */
export function ExternalLink({ children, ...anchor }: ExternalLinkProps) {
  return (
    <a {...anchor} target="_blank" rel="noopener">
      {children}
      {/* An accessible name that is given in full says all there is to say. */}
      {anchor['aria-label'] === undefined && <span className="sr-only"> (opens in a new tab)</span>}
    </a>
  );
}
