import type { Batch } from '@bahai-friends/contract';
import { formatDay } from '@bahai-friends/languages/format-day';
import { localDay } from '../../../../calendar/today.ts';
import { Field } from '../../../../ui/forms/field.tsx';
import '../../../../ui/forms/input.css';

interface UploadFilterProps {
  /** The id of the chosen upload. */
  readonly chosen: number | undefined;
  readonly uploads: readonly Batch[];
  readonly onChange: (id: number | undefined) => void;
}

/** A name of any direction, so that what follows it in an option stays where it is. */
const isolated = (name: string) => `\u2068${name}\u2069`;

/** Such as `quotes.csv, March 21, 2026`. */
function labelOf({ file, at }: Batch): string {
  return `${isolated(file ?? 'A file')}, ${formatDay(localDay(new Date(at)))}`;
}

/** The choice of an upload; nothing where there are none and none is chosen. */
export function UploadFilter({ chosen, uploads, onChange }: UploadFilterProps) {
  if (uploads.length === 0 && chosen === undefined) return null;
  const isListed = chosen === undefined || uploads.some(({ id }) => id === chosen);
  return (
    <div className="upload-filter min-w-0">
      <Field label="Upload">
        {(control) => (
          <select
            {...control}
            className="input text-ellipsis"
            value={chosen ?? ''}
            onChange={({ target }) => onChange(Number(target.value) || undefined)}
          >
            <option value="">All</option>
            {!isListed && <option value={chosen}>An earlier upload</option>}
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
