import * as texts from '@bahai-friends/languages/en/dashboard/quotes/upload';
import { useEffect, useRef } from 'react';
import { useRestoreFocus } from '../../../ui/dialogs/use-restore-focus.ts';
import { LazyPart } from '../../../ui/feedback/lazy-part.tsx';
import { UnreadFile } from '../unread-file.tsx';
import { opensWithQuestion } from '../upload-problem.ts';
import type { WorkbenchProps } from '../workbench/workbench.tsx';

/** Loads the editor for corrections: a file without problems never needs it. */
export const loadWorkbench = async () => (await import('../workbench/workbench.tsx')).Workbench;

/** The part of the page in which a file is corrected. It takes the focus when it opens. */
export function LazyWorkbench(props: Omit<WorkbenchProps, 'heading'>) {
  const section = useRestoreFocus<HTMLElement>();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    // It scrolls without animation, for people who are disturbed by motion.
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
        {texts.checkFile}
      </h3>
      <LazyPart
        load={loadWorkbench}
        props={{ ...props, heading }}
        loading={<UnreadFile isAsked={opensWithQuestion(props.rejection)} />}
        failure={texts.workbenchFailed}
        focusAfter={heading}
      />
    </section>
  );
}
