import * as common from '@bahai-friends/languages/en/dashboard/common';
import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import './input.css';

interface PasswordInputProps extends Omit<ComponentProps<'input'>, 'type'> {
  /** Whether it is for repeating the password, so that no two buttons of a form have the same name. */
  readonly isConfirmation?: boolean;
}

/** A password input with a button that shows the password. */
export function PasswordInput({
  isConfirmation = false,
  className = '',
  ...rest
}: PasswordInputProps) {
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  return (
    <div className="relative">
      <input {...rest} type={shown ? 'text' : 'password'} className={`input pe-12 ${className}`} />
      <button
        type="button"
        aria-label={shown ? hideIn(isConfirmation) : showIn(isConfirmation)}
        onClick={() => setShown(!shown)}
        className="absolute inset-y-0 end-0 grid w-11 cursor-pointer place-items-center rounded-lg"
      >
        <Icon aria-hidden size={20} />
      </button>
    </div>
  );
}

const showIn = (isConfirmation: boolean): string =>
  isConfirmation ? common.showConfirmedPassword : common.showPassword;
const hideIn = (isConfirmation: boolean): string =>
  isConfirmation ? common.hideConfirmedPassword : common.hidePassword;
