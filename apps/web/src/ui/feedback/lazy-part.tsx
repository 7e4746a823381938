import { type ComponentType, type ReactNode, type RefObject, useEffect, useState } from 'react';
import { logError } from '../../log-error.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { LoadError } from './load-error.tsx';

interface LazyPartProps<Props extends object> {
  /** Imports the component; always the same function. */
  readonly load: () => Promise<ComponentType<Props>>;
  /** The props of the component. */
  readonly props: Props;
  /** Shown while it is being loaded. */
  readonly loading: ReactNode;
  /** The message when it could not be loaded. */
  readonly failure: string;
  /** Gets the focus from the button that tries again. */
  readonly focusAfter?: RefObject<HTMLElement | null>;
}

type State<Props> = 'loading' | 'failed' | { readonly Part: ComponentType<Props> };

/**
 * A part of the page that few visits need, loaded when it is first shown. After a failure it can be loaded again.
 * React's `lazy` would keep a failure for ever, and the placeholder for 300 ms, however soon the part arrives.
 */
export function LazyPart<Props extends object>(part: LazyPartProps<Props>) {
  const { load, props, loading, failure, focusAfter } = part;
  const [state, setState] = useState<State<Props>>('loading');
  const isLoading = state === 'loading';
  useEffect(() => {
    if (!isLoading) return;
    let isShown = true;
    // It is tried once more: Vite's loader fails when only the style sheet does, and then skips it.
    load()
      .catch(load)
      .then((Part) => isShown && setState({ Part }))
      .catch((error: unknown) => {
        logError('A part of the page could not be loaded', error);
        if (isShown) setState('failed');
      });
    return () => {
      isShown = false;
    };
  }, [load, isLoading]);
  const failed = (onRetry: () => void) => (
    <LoadError
      message={failure}
      isRetrying={false}
      onRetry={onRetry}
      {...(focusAfter && { focusAfter })}
    />
  );
  if (isLoading) return loading;
  if (state === 'failed') return failed(() => setState('loading'));
  // An error in it must not remove typed text around it.
  return (
    <ErrorBoundary fallback={failed}>
      <state.Part {...props} />
    </ErrorBoundary>
  );
}
