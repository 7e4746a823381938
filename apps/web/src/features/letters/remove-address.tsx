import { LetterRemoval } from '@bahai-friends/contract';
import * as texts from '@bahai-friends/languages/en/dashboard/letters';
import { type FormEvent, useRef, useState } from 'react';
import { userMessageOf } from '../../api/api-error.ts';
import { Alert } from '../../ui/feedback/alert.tsx';
import { Button } from '../../ui/forms/button.tsx';
import { Field } from '../../ui/forms/field.tsx';
import { useRemoveAddress } from './letters.queries.ts';
import '../../ui/forms/input.css';

/** Ends the letters of somebody who asks for it other than by the link in each letter. */
export function RemoveAddress() {
  const remove = useRemoveAddress();
  const input = useRef<HTMLInputElement>(null);
  const [messages, setMessages] = useState<readonly string[]>([]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    remove.reset();
    const typed = LetterRemoval.safeParse({ email: input.current?.value ?? '' });
    setMessages(typed.error?.issues.slice(0, 1).map(({ message }) => message) ?? []);
    if (!typed.success) {
      input.current?.focus();
      return;
    }
    remove.mutate(typed.data.email, {
      onSuccess: () => {
        if (input.current) input.current.value = '';
      },
      onError: (error) => {
        setMessages([userMessageOf(error, texts.removeFailed)]);
        input.current?.focus();
      },
    });
  };
  return (
    <form noValidate onSubmit={submit} aria-labelledby="removal-heading" className="space-y-4">
      <div className="space-y-1.5">
        <h4 id="removal-heading" className="font-semibold">
          {texts.removeTitle}
        </h4>
        <p className="max-w-prose text-muted">{texts.aboutRemoval}</p>
      </div>
      <Field label={texts.email} messages={messages}>
        {(control) => (
          <input
            {...control}
            ref={input}
            type="email"
            className="input max-w-md"
            autoComplete="off"
            spellCheck={false}
            dir="ltr"
          />
        )}
      </Field>
      <Button look="danger" type="submit" unavailable={remove.isPending}>
        {remove.isPending ? texts.removing : texts.remove}
      </Button>
      {remove.isSuccess && (
        <Alert tone="fine" title={texts.done}>
          <p>{texts.removed}</p>
        </Alert>
      )}
    </form>
  );
}
