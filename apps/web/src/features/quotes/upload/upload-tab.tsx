import * as texts from '@bahai-friends/languages/en/dashboard/quotes/upload';
import { useState } from 'react';
import { UnsavedChangesDialog } from '../../../ui/dialogs/unsaved-changes-dialog.tsx';
import { SingleQuoteForm } from '../form/single-quote-form.tsx';
import { LazyWorkbench } from './lazy-workbench.tsx';
import { UploadPanel } from './upload-panel.tsx';
import { UploadProgress } from './upload-progress.tsx';
import { useQuoteUpload } from './use-quote-upload.ts';

/**
 * Uploads a file, or adds a quote, side by side where there is room. A file that needs corrections is corrected right
 * below its panel, in the whole width; the form for a quote then comes last.
 */
export function UploadTab() {
  const upload = useQuoteUpload();
  const [isUnsaved, setIsUnsaved] = useState(false);
  /** Called when the volunteer agrees to discard corrections. */
  const [discarding, setDiscarding] = useState<(() => void) | null>(null);
  const askToDiscard = (discard: () => void) => {
    if (isUnsaved) setDiscarding(() => discard);
    else discard();
  };
  const leave = () => {
    setDiscarding(null);
    setIsUnsaved(false);
    discarding?.();
  };
  const { file, rejection, isChecking, isUploading } = upload;
  const isBusy = isChecking || isUploading;
  const panel = (
    <UploadPanel
      upload={upload}
      onChoose={(chosen) => askToDiscard(() => upload.choose(chosen))}
      isCorrected={isUnsaved}
    />
  );
  return (
    <>
      <div className={`min-w-0 ${rejection ? 'lg:col-span-2' : ''}`}>{panel}</div>
      {file && rejection && (
        <div className="min-w-0 lg:col-span-2">
          <LazyWorkbench
            file={file}
            rejection={rejection}
            failure={upload.failure.inWorkbench?.message ?? null}
            busy={isChecking ? texts.checking : isUploading ? texts.uploading : null}
            progress={<UploadProgress isUnderWay={isBusy} sent={upload.sent} />}
            onUpload={upload.startWith}
            onCancel={() => askToDiscard(upload.discard)}
            onUnsaved={setIsUnsaved}
          />
        </div>
      )}
      <div className="min-w-0">
        <SingleQuoteForm />
      </div>
      {discarding && <UnsavedChangesDialog onLeave={leave} onStay={() => setDiscarding(null)} />}
    </>
  );
}
