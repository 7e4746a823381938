import { useFocusHeir } from '../dialogs/use-restore-focus.ts';
import { Button } from '../forms/button.tsx';

interface LoadErrorProps {
  readonly message: string;
  readonly isRetrying: boolean;
  readonly onRetry: () => void;
}

/** What should be here could not be loaded, and can be tried again. */
export function LoadError({ message, isRetrying, onRetry }: LoadErrorProps) {
  const box = useFocusHeir<HTMLDivElement>();
  return (
    <div ref={box} className="space-y-4 py-8 text-center">
      <p role="alert" className="text-alarm">
        {message}
      </p>
      <Button
        aria-disabled={isRetrying}
        onClick={() => {
          if (!isRetrying) onRetry();
        }}
      >
        {isRetrying ? 'Retrying...' : 'Retry'}
      </Button>
    </div>
  );
}
