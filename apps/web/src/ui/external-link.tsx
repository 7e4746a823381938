import type { ComponentProps } from 'react';
import { texts } from '../texts/texts.ts';

/** Whether a URL is http or https, and not `javascript:` or another scheme. */
export function isWebAddress(url: string): boolean {
  return /^https?:\/\//i.test(url);
}

type ExternalLinkProps = Omit<ComponentProps<'a'>, 'target' | 'rel'> & { readonly href: string };

/** A link to another site, in a new tab without access to this one (`noopener`). */
export function ExternalLink({ children, ...anchor }: ExternalLinkProps) {
  return (
    <a {...anchor} target="_blank" rel="noopener">
      {children}
      {/* A link with an accessible name of its own has no hidden text. */}
      {anchor['aria-label'] === undefined && <span className="sr-only">{texts.opensInNewTab}</span>}
    </a>
  );
}
