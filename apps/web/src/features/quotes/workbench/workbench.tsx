import type { Recipe, UploadProblem } from '@bahai-friends/contract';
import * as common from '@bahai-friends/languages/en/dashboard/common';
import * as upload from '@bahai-friends/languages/en/dashboard/quotes/upload';
import * as texts from '@bahai-friends/languages/en/dashboard/quotes/workbench';
import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { userMessageOf } from '../../../api/api-error.ts';
import { useUnsavedWarning } from '../../../navigation/use-unsaved-warning.ts';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { LoadError } from '../../../ui/feedback/load-error.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { Button } from '../../../ui/forms/button.tsx';
import { UnreadFile } from '../unread-file.tsx';
import { fileNeeds } from '../upload-problem.ts';
import { FileQuestion } from './questions/file-question.tsx';
import { ReadingPanels } from './questions/reading-panels.tsx';
import { RowsTable } from './rows/rows-table.tsx';
import { RowsToolbar } from './rows/rows-toolbar.tsx';
import { saveProblems } from './state/problem-report.ts';
import { hasCorrections } from './state/recipe-state.ts';
import { useWorkbench, type Workbench as WorkbenchModel } from './state/use-workbench.ts';
import { whyNotUploadRows } from './state/workbench-messages.ts';
import './workbench.css';

export interface WorkbenchProps {
  readonly file: File;
  /** The heading of this part: gets the focus when what had it is gone. */
  readonly heading: RefObject<HTMLElement | null>;
  /** Why the file was not taken. */
  readonly rejection: UploadProblem;
  /** Why going on with it has failed otherwise. */
  readonly failure: string | null;
  /** What the button says while the file is checked or uploaded; null when it is not. */
  readonly busy: string | null;
  /** How far that is. */
  readonly progress: ReactNode;
  /** Goes on with the upload. */
  readonly onUpload: (recipe: Recipe) => void;
  readonly onCancel: () => void;
  /** Is told whether something would be lost by giving the file up. */
  readonly onUnsaved: (isUnsaved: boolean) => void;
}

/** A file that cannot be uploaded as it is: what it leaves open is asked, its rows are corrected. */
export function Workbench(props: WorkbenchProps) {
  const { file, heading, rejection, failure, busy, progress, onUpload, onCancel, onUnsaved } =
    props;
  const workbench = useWorkbench(file, rejection, onUpload);
  const { state } = workbench;
  const { preview } = state;
  const isUnsaved = hasCorrections(state.recipe);
  useUnsavedWarning(isUnsaved);
  useEffect(() => {
    onUnsaved(isUnsaved);
    // Nothing is left to lose when the file was uploaded.
    return () => onUnsaved(false);
  }, [isUnsaved, onUnsaved]);
  const showsRows = preview === null ? !workbench.isAsked : !state.isOnlyAsked;
  return (
    <>
      <p className="wrap-anywhere">
        <bdi>{file.name}</bdi>
      </p>
      {showsRows && preview && <Summary workbench={workbench} />}
      {!preview && !workbench.readError && <Unread isAsked={workbench.isAsked} />}
      {preview && (
        <FileQuestion
          file={file}
          preview={preview}
          dateColumn={workbench.dateColumn}
          heading={heading}
          isLast={workbench.isLastQuestion}
          isBusy={busy !== null || workbench.isReading}
          onAnswer={workbench.answer}
        />
      )}
      <div className="flex flex-wrap items-center gap-3">
        {showsRows && <UploadButton workbench={workbench} busy={busy} />}
        <Button onClick={onCancel}>{common.cancel}</Button>
        {preview && showsRows && (rejection.issues.length > 0 || state.counts.problem > 0) && (
          <Button onClick={() => saveProblems(state)}>{texts.downloadList}</Button>
        )}
        {progress}
      </div>
      {failure !== null && (
        <Alert tone="alarm" title={common.error}>
          <p>{failure}</p>
        </Alert>
      )}
      <ReadState workbench={workbench} />
      {showsRows && preview && (
        <FileContent
          workbench={workbench}
          rejection={rejection}
          isBusy={busy !== null}
          heading={heading}
        />
      )}
    </>
  );
}

/** In place of the question or the summary. */
function Unread({ isAsked }: { readonly isAsked: boolean }) {
  return isAsked ? <UnreadFile isAsked /> : <Skeleton className="h-13" />;
}

/** What an upload would do, or why there is none, in a live region. */
function Summary({ workbench: { state, isReading } }: { readonly workbench: WorkbenchModel }) {
  const { preview, counts } = state;
  const reason = preview && whyNotUploadRows(preview, counts);
  const summary = preview && fileNeeds(preview.needs).length > 0 ? null : texts.summary(counts);
  return (
    <div role="status" className="min-h-13 space-y-1">
      <p className="font-medium">{isReading ? texts.reading : summary}</p>
      {reason !== null && (
        <p id="why-not-upload" className="text-muted">
          {reason}
        </p>
      )}
    </div>
  );
}

interface UploadButtonProps {
  readonly workbench: WorkbenchModel;
  readonly busy: string | null;
}

function UploadButton({ workbench, busy }: UploadButtonProps) {
  const { state, isReading } = workbench;
  const isHeld = state.preview === null || whyNotUploadRows(state.preview, state.counts) !== null;
  return (
    <Button
      look="primary"
      unavailable={busy !== null || isReading || isHeld}
      aria-describedby={isHeld && state.preview ? 'why-not-upload' : undefined}
      onClick={workbench.upload}
    >
      {busy ?? upload.upload}
    </Button>
  );
}

/** Before the file is read for the first time, and when reading it has failed. */
function ReadState({ workbench }: { readonly workbench: WorkbenchModel }) {
  const { state, readError, isReading, isAsked, retry } = workbench;
  const isUnread = state.preview === null;
  if (readError === null) {
    return isUnread && !isAsked && <UnreadFile isAsked={false} />;
  }
  const message = userMessageOf(readError, texts.notRead);
  if (isUnread) return <LoadError message={message} isRetrying={isReading} onRetry={retry} />;
  return (
    <Alert tone="alarm" title={common.error}>
      <p>{message}</p>
    </Alert>
  );
}

interface FileContentProps extends Pick<WorkbenchProps, 'rejection'> {
  readonly workbench: WorkbenchModel;
  readonly isBusy: boolean;
  readonly heading: RefObject<HTMLElement | null>;
}

/** What the file holds. While it is sent, nothing in it can be changed: that would not be sent. */
function FileContent({ workbench, rejection, isBusy, heading }: FileContentProps) {
  const { state, isReading } = workbench;
  const isDim = isBusy || isReading;
  const content = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    // What is inert can have no focus: the browser would drop it.
    if (isBusy && content.current?.contains(document.activeElement)) heading.current?.focus();
  }, [isBusy, heading]);
  return (
    <div
      ref={content}
      inert={isBusy}
      aria-busy={isReading}
      className={`space-y-4 ${isDim ? 'opacity-60' : ''}`}
    >
      <ReadingPanels workbench={workbench} rejection={rejection} />
      {state.preview && state.preview.rows.length > 0 && (
        <>
          <RowsToolbar workbench={workbench} />
          <RowsTable key={state.listId} workbench={workbench} />
        </>
      )}
    </div>
  );
}
