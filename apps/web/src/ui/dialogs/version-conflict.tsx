import * as common from '@bahai-friends/languages/en/dashboard/common';
import { ApiError } from '../../api/api-error.ts';
import { Button } from '../forms/button.tsx';

interface VersionConflictProps {
  /** The change that may have failed; it is reset once the newer version is loaded. */
  readonly mutation: { readonly error: Error | null; readonly reset: () => void };
  /** Loads the newer version. */
  readonly reload: () => Promise<unknown>;
}

/**
 * For a form whose item was changed by another volunteer meanwhile (412): the reason, and a button that loads the newer
 * version. Typed text stays until it is pressed.
 */
export function VersionConflict({ mutation, reload }: VersionConflictProps) {
  const { error, reset } = mutation;
  if (!(error instanceof ApiError) || error.status !== 412) return null;
  return (
    <div role="alert" className="space-y-3 rounded-xl bg-cream p-4">
      <p>{error.userMessage}</p>
      <Button onClick={() => void reload().then(reset)}>{common.loadNewerVersion}</Button>
    </div>
  );
}
