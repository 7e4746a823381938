import { type ReactNode, useId } from 'react';

/** The attributes that tie a control to its label, hint and messages. */
interface ControlProps {
  readonly id: string;
  readonly 'aria-invalid': boolean;
  readonly 'aria-describedby': string | undefined;
}

interface FieldProps {
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  /** Validation messages, one sentence each. */
  readonly messages?: readonly string[];
  readonly children: (control: ControlProps) => ReactNode;
}

/** A control with its label, hint and validation messages. */
export function Field({ label, hint, messages = [], children }: FieldProps) {
  const id = useId();
  const hintId = `${id}-hint`;
  const messageId = `${id}-message`;
  const describedBy = [hint ? hintId : '', messages.length > 0 ? messageId : ''].filter(Boolean);
  return (
    <div className="space-y-1.5">
      <label htmlFor={id} className="block font-medium">
        {label}
      </label>
      {children({
        id,
        'aria-invalid': messages.length > 0,
        'aria-describedby': describedBy.join(' ') || undefined,
      })}
      {hint && (
        <div id={hintId} className="text-sm text-muted">
          {hint}
        </div>
      )}
      {messages.length > 0 && (
        <div id={messageId} role="alert" className="text-sm text-alarm">
          {messages.map((message) => (
            <p key={message}>{message}</p>
          ))}
        </div>
      )}
    </div>
  );
}
