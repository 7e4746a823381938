import type { ReactNode } from 'react';

interface QuoteSourceProps {
  /** The translator or edition. */
  readonly credit: string | null;
  /** Its language, where the caption does not have it. */
  readonly lang?: string | undefined;
  /** The source. */
  readonly children: ReactNode;
}

/** The content of a quote's caption. Each part keeps its own direction, whatever the caption's. */
export function QuoteSource({ credit, lang, children }: QuoteSourceProps) {
  return (
    <>
      — <span>{children}</span>
      {credit && (
        <small lang={lang}>
          <span>{credit}</span>
        </small>
      )}
    </>
  );
}
