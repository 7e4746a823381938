import { LATER_COLUMNS, OPTIONAL_COLUMNS, REQUIRED_COLUMNS } from '@bahai-friends/contract';
import * as common from '@bahai-friends/languages/en/dashboard/common';
import * as frame from '@bahai-friends/languages/en/dashboard/frame';
import * as texts from '@bahai-friends/languages/en/dashboard/quotes/upload';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { LazyPart } from '../../../ui/feedback/lazy-part.tsx';
import { Button } from '../../../ui/forms/button.tsx';
import { loadConflictsDialog } from '../conflicts/load-conflicts-dialog.ts';
import { useDownloadTemplate } from '../quote-files.queries.ts';
import { FileChooser } from './file-chooser.tsx';
import { TemplateMenu } from './template-menu.tsx';
import { UploadProgress } from './upload-progress.tsx';
import { PendingConflicts, UploadSuccess } from './upload-result.tsx';
import type { QuoteUpload } from './use-quote-upload.ts';

/** Optional columns of files, without those that few files have. */
const OPTIONAL = OPTIONAL_COLUMNS.filter((column) => !LATER_COLUMNS.includes(column));

interface UploadPanelProps {
  readonly upload: QuoteUpload;
  readonly onChoose: (file: File | null) => void;
  /** Whether the file is being corrected: then only the workbench knows which problems are left. */
  readonly isCorrected: boolean;
}

/** Uploads many quotes from a file. While the file is corrected, the button is in the workbench. */
export function UploadPanel({ upload, onChoose, isCorrected }: UploadPanelProps) {
  const template = useDownloadTemplate();
  const isBusy = upload.isChecking || upload.isUploading;
  const choose = (file: File | null) => {
    template.reset();
    onChoose(file);
  };
  const failure = upload.failure.inPanel;
  return (
    <section aria-labelledby="upload-file-heading" className="space-y-4">
      <div className="flex flex-wrap items-center justify-between gap-x-2 gap-y-3 max-sm:[&>button]:px-3 max-sm:[&>button]:text-[0.9375rem] max-sm:[&>button]:font-normal">
        <h3 id="upload-file-heading" className="text-lg font-semibold">
          {texts.uploadFile}
        </h3>
        <TemplateMenu onDownload={template.mutate} />
      </div>
      <p>{texts.ownSheet}</p>
      <p className="text-muted max-sm:text-sm">{texts.hint(REQUIRED_COLUMNS, OPTIONAL)}</p>
      <FileChooser
        file={upload.file}
        disabled={isBusy}
        onChoose={choose}
        onReject={upload.reject}
      />
      {upload.rejection === null && (
        <div className="flex items-center max-sm:[&>button]:grow">
          {/* What comes next is the one button that stands out. */}
          <Button
            look={upload.file ? 'primary' : 'plain'}
            // It can be pressed without a file, and then says what is missing.
            className={upload.file ? '' : 'border-transparent bg-line/50 text-muted'}
            unavailable={isBusy}
            onClick={upload.start}
          >
            {upload.isChecking && texts.checking}
            {upload.isUploading && texts.uploading}
            {!isBusy && texts.upload}
          </Button>
          <UploadProgress isUnderWay={isBusy} sent={upload.sent} />
        </div>
      )}
      {template.isError && (
        <Alert tone="alarm" title={common.error}>
          <p>{texts.downloadFailed}</p>
        </Alert>
      )}
      {failure && (
        // It keeps its space, so that the corrections below do not move. A failure without a cause was not sent.
        <div className={isCorrected && failure.cause ? 'invisible' : undefined}>
          <Alert tone="alarm" title={common.error}>
            <p>{failure.message}</p>
          </Alert>
        </div>
      )}
      {upload.result && <UploadSuccess result={upload.result} />}
      {upload.conflicts && <PendingConflicts conflicts={upload.conflicts} />}
      {upload.isConfirming && upload.conflicts && (
        <LazyPart
          load={loadConflictsDialog}
          props={{
            conflicts: upload.conflicts,
            onProceed: upload.proceed,
            onCancel: upload.cancel,
          }}
          loading={null}
          failure={frame.partFailed}
        />
      )}
    </section>
  );
}
