import type { ComponentProps } from 'react';
import './input.css';

interface SearchInputProps
  extends Omit<ComponentProps<'input'>, 'type' | 'value' | 'onChange' | 'className' | 'dir'> {
  readonly value: string;
  /** What is searched, in the field while nothing is typed. */
  readonly placeholder: string;
  readonly onChange: (search: string) => void;
}

/** What a list is searched for. The panel around it moves the focus here with the key `/`, see `usePanelKeys`. */
export function SearchInput({ value, onChange, ...attributes }: SearchInputProps) {
  return (
    <input
      {...attributes}
      type="search"
      aria-keyshortcuts="/"
      // The placeholder has the direction of the page, typed text its own.
      dir={value === '' ? undefined : 'auto'}
      value={value}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
      className="input"
    />
  );
}
