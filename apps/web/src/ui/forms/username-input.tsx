import type { ComponentProps } from 'react';
import './input.css';

/** A username input: without correction and automatic capitals, in either direction. */
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
