import type { ReactNode } from 'react';
import { SCRIPT_FAILED_ID } from '../../script-failed.ts';
import { useHydrated } from '../use-hydrated.ts';
import { PageError } from './page-error.tsx';

/**
 * A page that does nothing without its script. Should that not load, the document's own script shows
 * what the server put beside the page for this.
 */
export function ScriptFallback({ children }: { readonly children: ReactNode }) {
  const isHydrated = useHydrated();
  return (
    <>
      <div>{children}</div>
      {!isHydrated && (
        <div id={SCRIPT_FAILED_ID} hidden>
          <PageError />
        </div>
      )}
    </>
  );
}
