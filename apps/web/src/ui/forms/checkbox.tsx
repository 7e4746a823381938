import type { ReactNode } from 'react';
import './checkbox.css';

interface CheckboxProps {
  readonly label: ReactNode;
  /** `some` is for a checkbox that stands for several items. */
  readonly checked: 'all' | 'some' | 'none';
  readonly onChange: (isChecked: boolean) => void;
  /** Where the label is visible; screen readers announce it at any width. */
  readonly labelIsSeen?: 'never' | 'narrow' | 'always';
  readonly id?: string;
  readonly 'aria-invalid'?: boolean;
  readonly 'aria-describedby'?: string;
  /** The name of a field that is several checkboxes, at the first of them: an error summary names it and leads here. */
  readonly fieldLabel?: string | undefined;
}

const LABELS = { never: 'sr-only', narrow: 'md:sr-only', always: '' };

/** A checkbox with a label that can be clicked, too. */
export function Checkbox({
  label,
  checked,
  onChange,
  labelIsSeen = 'never',
  fieldLabel,
  ...rest
}: CheckboxProps) {
  return (
    <label className="inline-flex min-h-6 cursor-pointer items-center gap-3">
      <input
        type="checkbox"
        className="checkbox"
        checked={checked === 'all'}
        data-field-label={fieldLabel}
        {...rest}
        // This property has no attribute.
        ref={(input) => {
          if (input) input.indeterminate = checked === 'some';
        }}
        onChange={({ currentTarget }) => onChange(currentTarget.checked)}
      />
      <span className={LABELS[labelIsSeen]}>{label}</span>
    </label>
  );
}
