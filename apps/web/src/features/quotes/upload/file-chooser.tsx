import { QUOTE_FILE_FORMATS } from '@bahai-friends/contract';
import * as texts from '@bahai-friends/languages/en/dashboard/quotes/upload';
import { type DragEvent, useId, useState } from 'react';
import '../../../ui/forms/button.css';
import './file-chooser.css';

const ACCEPT = QUOTE_FILE_FORMATS.map((format) => `.${format}`).join(',');

interface FileChooserProps {
  readonly file: File | null;
  readonly disabled: boolean;
  readonly onChoose: (file: File | null) => void;
  /** Called with the reason when a drop is rejected. */
  readonly onReject: (reason: string) => void;
}

/** Lets the user choose a file with the browser's dialog, or drop one. */
export function FileChooser({ file, disabled, onChoose, onReject }: FileChooserProps) {
  const id = useId();
  const { isOver, handlers } = useDrop((files) => {
    if (disabled) return;
    if (files.length > 1) onReject(texts.oneFile);
    else onChoose(files[0] ?? null);
  });
  return (
    <div className={`drop-zone ${isOver ? 'bg-cream' : ''}`} {...handlers}>
      <input
        id={id}
        type="file"
        accept={ACCEPT}
        disabled={disabled}
        aria-describedby={`${id}-file`}
        className="peer sr-only"
        // Without this, choosing the same file again after correcting it fires no event.
        onClick={({ currentTarget }) => {
          currentTarget.value = '';
        }}
        onChange={({ currentTarget }) => onChoose(currentTarget.files?.[0] ?? null)}
      />
      <label htmlFor={id} className={file ? 'btn btn-plain' : 'btn btn-primary'}>
        {texts.chooseFile}
      </label>
      <p id={`${id}-file`} className="min-w-0 text-muted wrap-anywhere max-sm:text-sm">
        {file ? <bdi className="text-ink">{file.name}</bdi> : texts.noFile}
      </p>
    </div>
  );
}

function useDrop(onFiles: (files: readonly File[]) => void) {
  const [isOver, setIsOver] = useState(false);
  const allow = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(true);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    onFiles([...event.dataTransfer.files]);
  };
  return {
    isOver,
    handlers: {
      onDragEnter: allow,
      onDragOver: allow,
      onDragLeave: () => setIsOver(false),
      onDrop: drop,
    },
  };
}
