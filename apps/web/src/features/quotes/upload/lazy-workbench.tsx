import { lazy, Suspense, useEffect, useRef } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { useRestoreFocus } from '../../../ui/dialogs/use-restore-focus.ts';
import { LoadError } from '../../../ui/feedback/load-error.tsx';
import { UnreadFile } from '../unread-file.tsx';
import { isQuestion } from '../upload-problem.ts';
import type { WorkbenchProps } from '../workbench/workbench.tsx';

/**
 * Loads what corrects a file. A second try follows a failed one: Vite's loader gives up where only the
 * style sheet fails and then skips it.
 */
export const loadWorkbench = () =>
  import('../workbench/workbench.tsx').catch(() => import('../workbench/workbench.tsx'));

/** A clean file never needs it. */
const Workbench = lazy(async () => ({ default: (await loadWorkbench()).Workbench }));

/** The part of the page where a file is corrected. It takes the focus when it opens. */
export function LazyWorkbench(props: Omit<WorkbenchProps, 'heading'>) {
  const section = useRestoreFocus<HTMLElement>();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    // At once: nothing on the page moves for those who bear no motion.
    heading.current?.scrollIntoView({ block: 'start' });
  }, []);
  return (
    <section ref={section} aria-labelledby="workbench-heading" className="space-y-4">
      <h3
        ref={heading}
        id="workbench-heading"
        tabIndex={-1}
        className="scroll-mt-4 text-lg font-semibold outline-none"
      >
        Check the File
      </h3>
      <ErrorBoundary
        fallbackRender={({ resetErrorBoundary }) => (
          <LoadError
            message="This part of the page could not be loaded. Please load the page again."
            isRetrying={false}
            onRetry={resetErrorBoundary}
          />
        )}
      >
        <Suspense fallback={<UnreadFile isAsked={isQuestion(props.rejection)} />}>
          <Workbench {...props} heading={heading} />
        </Suspense>
      </ErrorBoundary>
    </section>
  );
}
