import * as texts from '@bahai-friends/languages/en/dashboard/quotes/upload';
import './upload-progress.css';

const STEP = 20;

/** The progress in steps, so that a screen reader does not announce every percent. */
function progressText(sent: number): string {
  if (sent >= 1) return texts.readingFile;
  return texts.sending(Math.floor((sent * 100) / STEP) * STEP);
}

interface UploadProgressProps {
  readonly isUnderWay: boolean;
  /** From 0 to 1. */
  readonly sent: number;
}

/** The progress of an upload. */
export function UploadProgress({ isUnderWay, sent }: UploadProgressProps) {
  const text = progressText(sent);
  return (
    <div className={isUnderWay ? 'ms-5 min-w-0 grow space-y-1' : undefined}>
      {isUnderWay && (
        <progress
          aria-label={texts.upload}
          className="progress"
          {...(sent < 1 && { value: sent })}
        />
      )}
      <p role="status" className="text-sm text-muted">
        {isUnderWay && text}
      </p>
    </div>
  );
}
