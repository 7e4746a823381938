import type { ReactNode } from 'react';

interface QuoteSourceProps {
  /** Whose words the translation's or the edition's are. */
  readonly credit: string | null;
  /** Their language, where the caption does not say it. */
  readonly lang?: string | undefined;
  /** The source. */
  readonly children: ReactNode;
}

/** What stands in the caption of a quote. Each part keeps its own direction, whatever the caption's is. */
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
