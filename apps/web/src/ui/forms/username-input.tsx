import type { ComponentProps } from 'react';
import './input.css';

/** A username input: no correction, no capitals, either writing direction. */
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
