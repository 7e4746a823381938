import type { ReactNode } from 'react';
import { SCRIPT_LOAD_ERROR_ID } from '../script-load-error.ts';
import { PageBroken } from './feedback/page-broken.tsx';
import { useHydrated } from './use-hydrated.ts';

/**
 * A page that does nothing without its script. Should that not load, the document's own script shows
 * what the server put beside the page for this.
 */
export function ScriptedPage({ children }: { readonly children: ReactNode }) {
  const isHydrated = useHydrated();
  return (
    <>
      <div>{children}</div>
      {!isHydrated && (
        <div id={SCRIPT_LOAD_ERROR_ID} hidden>
          <PageBroken />
        </div>
      )}
    </>
  );
}
