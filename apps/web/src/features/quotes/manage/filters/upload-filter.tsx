import type { Batch } from '@bahai-friends/contract';
import * as texts from '@bahai-friends/languages/en/dashboard/quotes/list';
import { localDay } from '../../../../calendar/today.ts';
import { Field } from '../../../../ui/forms/field.tsx';
import '../../../../ui/forms/input.css';

interface UploadFilterProps {
  /** The id of the chosen upload. */
  readonly chosen: number | undefined;
  readonly uploads: readonly Batch[];
  readonly onChange: (id: number | undefined) => void;
}

/** Such as `quotes.csv, March 21, 2026`. */
const labelOf = ({ file, at }: Batch): string => texts.uploadOf(file, localDay(new Date(at)));

/** The choice of an upload; null when there are none and none is chosen. */
export function UploadFilter({ chosen, uploads, onChange }: UploadFilterProps) {
  if (uploads.length === 0 && chosen === undefined) return null;
  const isListed = chosen === undefined || uploads.some(({ id }) => id === chosen);
  return (
    <div className="upload-filter min-w-0">
      <Field label={texts.upload}>
        {(control) => (
          <select
            {...control}
            className="input text-ellipsis"
            value={chosen ?? ''}
            onChange={({ target }) => onChange(Number(target.value) || undefined)}
          >
            <option value="">{texts.allUploads}</option>
            {!isListed && <option value={chosen}>{texts.earlierUpload}</option>}
            {uploads.map((upload) => (
              <option key={upload.id} value={upload.id}>
                {labelOf(upload)}
              </option>
            ))}
          </select>
        )}
      </Field>
    </div>
  );
}
