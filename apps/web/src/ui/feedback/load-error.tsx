import * as common from '@bahai-friends/languages/en/dashboard/common';
import type { RefObject } from 'react';
import { useRestoreFocus } from '../dialogs/use-restore-focus.ts';
import { Button } from '../forms/button.tsx';

interface LoadErrorProps {
  /** A heading above the message, where that is a sentence about what to do. */
  readonly title?: string;
  readonly message: string;
  readonly isRetrying: boolean;
  readonly onRetry: () => void;
  /** Gets the focus from the button when the error is removed; by default the page's main part. */
  readonly focusAfter?: RefObject<HTMLElement | null>;
}

/** Shown in place of content that could not be loaded, with a button that loads it again. */
export function LoadError({ title, message, isRetrying, onRetry, focusAfter }: LoadErrorProps) {
  const box = useRestoreFocus<HTMLDivElement>(focusAfter);
  return (
    <div ref={box} className="space-y-4 py-8 text-center">
      <div role="alert">
        {title && <p className="font-semibold text-alarm">{title}</p>}
        <p className={title ? undefined : 'text-alarm'}>{message}</p>
      </div>
      <Button unavailable={isRetrying} onClick={onRetry}>
        {isRetrying ? common.retrying : common.retry}
      </Button>
    </div>
  );
}
