import { type ComponentType, type ReactNode, type RefObject, useEffect, useState } from 'react';
import { logError } from '../../log-error.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { LoadError } from './load-error.tsx';

interface LazyPartProps<Props extends object> {
  /** Imports the component; always the same function. */
  readonly load: () => Promise<ComponentType<Props>>;
  /** What the component gets. */
  readonly props: Props;
  /** In its place while it is on its way. */
  readonly loading: ReactNode;
  /** What is said where it did not come. */
  readonly failure: string;
  /** Gets the focus from the button that tries again. */
  readonly focusAfter?: RefObject<HTMLElement | null>;
}

type State<Props> = 'loading' | 'failed' | { readonly Part: ComponentType<Props> };

/**
 * A part of the page that few visits need, loaded when it is first shown. What did not come can be tried again.
 *
 * React's `lazy` would keep a failure for ever, and what stands in its place for 300 ms, however soon it comes.
 */
export function LazyPart<Props extends object>(part: LazyPartProps<Props>) {
  const { load, props, loading, failure, focusAfter } = part;
  const [state, setState] = useState<State<Props>>('loading');
  const isLoading = state === 'loading';
  useEffect(() => {
    if (!isLoading) return;
    let isShown = true;
    // Once more: Vite's loader gives up where only the style sheet fails, and then skips it.
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
  // What goes wrong in it takes nothing with it that was typed around it.
  return (
    <ErrorBoundary fallback={failed}>
      <state.Part {...props} />
    </ErrorBoundary>
  );
}
