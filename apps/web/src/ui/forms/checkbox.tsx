import type { ReactNode } from 'react';
import './checkbox.css';

interface CheckboxProps {
  readonly label: ReactNode;
  /** `some` for a checkbox that stands for several things. */
  readonly checked: 'all' | 'some' | 'none';
  readonly onChange: (isChecked: boolean) => void;
  /** Where the label is read out at any width, and seen only on narrow screens. */
  readonly labelIsSeen?: 'never' | 'narrow';
}

const LABELS = { never: 'sr-only', narrow: 'md:sr-only' };

/** A checkbox, its label included in what can be pressed. */
export function Checkbox({ label, checked, onChange, labelIsSeen = 'never' }: CheckboxProps) {
  return (
    <label className="inline-flex min-h-6 cursor-pointer items-center gap-3">
      <input
        type="checkbox"
        className="checkbox"
        checked={checked === 'all'}
        // Only a property, never an attribute.
        ref={(input) => {
          if (input) input.indeterminate = checked === 'some';
        }}
        onChange={({ currentTarget }) => onChange(currentTarget.checked)}
      />
      <span className={LABELS[labelIsSeen]}>{label}</span>
    </label>
  );
}
