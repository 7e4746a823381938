import { QUOTE_COLUMNS } from '@bahai-friends/contract';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { Button } from '../../../ui/forms/button.tsx';
import { useDownloadTemplate } from '../quote-files.queries.ts';
import { DateConflictsDialog } from './date-conflicts-dialog.tsx';
import { FileChooser } from './file-chooser.tsx';
import { TemplateMenu } from './template-menu.tsx';
import { UploadProgress } from './upload-progress.tsx';
import { FailureAlert, PendingConflicts, UploadSuccess } from './upload-result.tsx';
import { useQuoteUpload } from './use-quote-upload.ts';

const [TEXT, SOURCE, DATE, URL] = QUOTE_COLUMNS;
const HINT = `Upload a CSV or Excel file with columns ${TEXT}, ${SOURCE} and optional ${DATE} and ${URL}.`;

/** Uploads many quotes from a file. */
export function UploadPanel() {
  const upload = useQuoteUpload();
  const template = useDownloadTemplate();
  const isBusy = upload.isChecking || upload.isUploading;
  const choose = (file: File | null) => {
    template.reset();
    upload.choose(file);
  };
  return (
    <section aria-labelledby="upload-file-heading" className="space-y-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h3 id="upload-file-heading" className="text-lg font-semibold">
          Upload a File
        </h3>
        <TemplateMenu onDownload={template.mutate} />
      </div>
      <p className="text-muted">{HINT}</p>
      <FileChooser
        file={upload.file}
        disabled={isBusy}
        onChoose={choose}
        onReject={upload.reject}
      />
      <div className="flex items-center gap-5">
        <Button look="primary" unavailable={isBusy} onClick={upload.start}>
          {upload.isChecking && 'Checking...'}
          {upload.isUploading && 'Uploading...'}
          {!isBusy && 'Upload'}
        </Button>
        <UploadProgress isUnderWay={isBusy} sent={upload.sent} />
      </div>
      {template.isError && (
        <Alert tone="alarm" title="Error">
          <p>Download failed</p>
        </Alert>
      )}
      {upload.failure && <FailureAlert failure={upload.failure} />}
      {upload.result && <UploadSuccess result={upload.result} />}
      {upload.conflicts && <PendingConflicts conflicts={upload.conflicts} />}
      {upload.isConfirming && upload.conflicts && (
        <DateConflictsDialog
          conflicts={upload.conflicts}
          onProceed={upload.proceed}
          onCancel={upload.cancel}
        />
      )}
    </section>
  );
}
