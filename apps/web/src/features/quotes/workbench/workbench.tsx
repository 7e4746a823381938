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
  /** The heading of this part: gets the focus when the focused element is removed. */
  readonly heading: RefObject<HTMLElement | null>;
  /** Why the file was rejected. */
  readonly rejection: UploadProblem;
  /** Another reason why the upload has failed. */
  readonly failure: string | null;
  /** The button's text while the file is checked or uploaded; null otherwise. */
  readonly busy: string | null;
  /** The progress of that. */
  readonly progress: ReactNode;
  /** Continues the upload. */
  readonly onUpload: (recipe: Recipe) => void;
  readonly onCancel: () => void;
  /** Called with whether discarding the file would lose something. */
  readonly onUnsaved: (isUnsaved: boolean) => void;
}

/** A file that cannot be uploaded as it is: questions are asked about it, and its rows are corrected. */
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
    // After the upload nothing can be lost.
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

/** A placeholder for the question or the summary. */
function Unread({ isAsked }: { readonly isAsked: boolean }) {
  return isAsked ? <UnreadFile isAsked /> : <Skeleton className="h-13" />;
}

/** What an upload has done or why it was refused, in a live region. */
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

/** Shown before the file is first read, and when reading has failed. */
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

/** The content of the file. While it is sent, it cannot be changed, since a change would not be sent. */
function FileContent({ workbench, rejection, isBusy, heading }: FileContentProps) {
  const { state, isReading } = workbench;
  const isDim = isBusy || isReading;
  const content = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    // An inert element loses the focus, so it is moved before.
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
