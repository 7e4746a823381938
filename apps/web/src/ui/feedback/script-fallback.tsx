import type { ReactNode } from 'react';
import { SCRIPT_LOAD_ERROR_ID } from '../../script-load-error.ts';
import { useHydrated } from '../use-hydrated.ts';
import { PageError } from './page-error.tsx';

/**
 * A page that needs its script. The server renders a hidden error beside it, which the document's
 * inline script shows when the page's script fails to load.
 */
export function ScriptFallback({ children }: { readonly children: ReactNode }) {
  const isHydrated = useHydrated();
  return (
    <>
      <div>{children}</div>
      {!isHydrated && (
        <div id={SCRIPT_LOAD_ERROR_ID} hidden>
          <PageError />
        </div>
      )}
    </>
  );
}
