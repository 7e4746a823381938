import type { ComponentProps } from 'react';
import './input.css';

/** A username: nothing is corrected or capitalised, and it may be written from right to left. */
export function UsernameInput(props: Omit<ComponentProps<'input'>, 'type'>) {
  return (
    <input
      autoComplete="off"
      {...props}
      className="input"
      autoCapitalize="none"
      spellCheck={false}
      dir="auto"
    />
  );
}
