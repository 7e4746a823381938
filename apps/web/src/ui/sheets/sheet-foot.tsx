import type { ReactNode } from 'react';

interface SheetFootProps {
  readonly siteName: string;
  readonly publicUrl: string | null;
  /** Notes about the sheet. */
  readonly children: ReactNode;
}

/** The end of a sheet: notes about it, and the site's name. */
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
