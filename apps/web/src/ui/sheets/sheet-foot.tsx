import type { ReactNode } from 'react';

interface SheetFootProps {
  readonly siteName: string;
  readonly publicUrl: string | null;
  /** What is to be known of what stands above. */
  readonly children: ReactNode;
}

/** At the end of a sheet: what is to be known of it, and whose it is. */
export function SheetFoot({ siteName, publicUrl, children }: SheetFootProps) {
  return (
    <footer className="sheet-foot">
      <div>{children}</div>
      <p>
        <bdi>{siteName}</bdi>
        {publicUrl !== null && <bdi dir="ltr">{publicUrl.replace(/^https?:\/\//, '')}</bdi>}
      </p>
    </footer>
  );
}
