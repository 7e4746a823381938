import { ApiError } from '../../api/api-error.ts';
import { Button } from '../forms/button.tsx';

interface ChangedMeanwhileProps {
  readonly error: Error | null;
  readonly onLoad: () => void;
}

/**
 * In a form: what was changed has been changed by somebody else, too. What was typed stays until its
 * author asks for the newer version.
 */
export function ChangedMeanwhile({ error, onLoad }: ChangedMeanwhileProps) {
  if (!(error instanceof ApiError) || error.status !== 412) return null;
  return (
    <div role="alert" className="space-y-3 rounded-xl bg-cream p-4">
      <p>{error.userMessage}</p>
      <Button onClick={onLoad}>Load the newer version</Button>
    </div>
  );
}
