import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import './input.css';

/** A password input with a button that shows the password. */
export function PasswordInput({ className = '', ...rest }: Omit<ComponentProps<'input'>, 'type'>) {
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  return (
    <div className="relative">
      <input {...rest} type={shown ? 'text' : 'password'} className={`input pe-12 ${className}`} />
      <button
        type="button"
        aria-label={shown ? 'Hide password' : 'Show password'}
        onClick={() => setShown(!shown)}
        className="absolute inset-y-0 end-0 grid w-11 cursor-pointer place-items-center rounded-lg"
      >
        <Icon aria-hidden size={20} />
      </button>
    </div>
  );
}
