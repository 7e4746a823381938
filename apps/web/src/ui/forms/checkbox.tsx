import type { ReactNode } from 'react';
import './checkbox.css';

interface CheckboxProps {
  readonly label: ReactNode;
  /** `some` is for a checkbox that stands for several items. */
  readonly checked: 'all' | 'some' | 'none';
  readonly onChange: (isChecked: boolean) => void;
  /** Where the label is visible; screen readers announce it at any width. */
  readonly labelIsSeen?: 'never' | 'narrow' | 'always';
  readonly 'aria-describedby'?: string;
}

const LABELS = { never: 'sr-only', narrow: 'md:sr-only', always: '' };

/** A checkbox with a label that can be clicked, too. */
export function Checkbox({
  label,
  checked,
  onChange,
  labelIsSeen = 'never',
  ...rest
}: CheckboxProps) {
  return (
    <label className="inline-flex min-h-6 cursor-pointer items-center gap-3">
      <input
        type="checkbox"
        className="checkbox"
        checked={checked === 'all'}
        aria-describedby={rest['aria-describedby']}
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
