import type { ComponentProps } from 'react';
import './button.css';

interface ButtonProps extends ComponentProps<'button'> {
  readonly look?: 'primary' | 'plain' | 'danger';
  /** Like `disabled`, but the button keeps the focus. */
  readonly unavailable?: boolean;
}

const LOOKS = { primary: 'btn btn-primary', plain: 'btn btn-plain', danger: 'btn btn-danger' };

/** A button. It submits a form only with `type="submit"`. */
export function Button({
  look = 'plain',
  type = 'button',
  className = '',
  unavailable = false,
  onClick,
  ...rest
}: ButtonProps) {
  return (
    <button
      type={type}
      className={`${LOOKS[look]} ${className}`}
      aria-disabled={unavailable || undefined}
      onClick={unavailable ? (event) => event.preventDefault() : onClick}
      {...rest}
    />
  );
}
