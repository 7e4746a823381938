import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useRestoreFocus } from '../../../ui/dialogs/use-restore-focus.ts';
import { ErrorBoundary } from '../../../ui/feedback/error-boundary.tsx';
import { LoadError } from '../../../ui/feedback/load-error.tsx';
import { UnreadFile } from '../unread-file.tsx';
import { opensWithQuestion } from '../upload-problem.ts';
import type { WorkbenchProps } from '../workbench/workbench.tsx';

/**
 * Loads what corrects a file. A second try follows a failed one: Vite's loader gives up where only the
 * style sheet fails and then skips it.
 */
export const loadWorkbench = () =>
  import('../workbench/workbench.tsx').catch(() => import('../workbench/workbench.tsx'));

/** A clean file never needs it. What has failed to load stays so: another try takes another of these. */
const lazyWorkbench = () => lazy(async () => ({ default: (await loadWorkbench()).Workbench }));

/** The part of the page where a file is corrected. It takes the focus when it opens. */
export function LazyWorkbench(props: Omit<WorkbenchProps, 'heading'>) {
  const section = useRestoreFocus<HTMLElement>();
  const heading = useRef<HTMLHeadingElement>(null);
  const [Workbench, setWorkbench] = useState(lazyWorkbench);
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
        fallback={(retry) => (
          <LoadError
            message="The table of the file could not be loaded. Please check your connection and try again."
            isRetrying={false}
            onRetry={() => {
              setWorkbench(lazyWorkbench);
              retry();
            }}
            focusAfter={heading}
          />
        )}
      >
        <Suspense fallback={<UnreadFile isAsked={opensWithQuestion(props.rejection)} />}>
          <Workbench {...props} heading={heading} />
        </Suspense>
      </ErrorBoundary>
    </section>
  );
}
