import * as texts from '@bahai-friends/languages/en/dashboard/account/mail';
import { type FormEvent, type RefObject, useRef, useState } from 'react';
import { userMessageOf } from '../../api/api-error.ts';
import { fieldIssues } from '../../api/field-issues.ts';
import { useUnsavedWarning } from '../../navigation/use-unsaved-warning.ts';
import { useRestoreFocus } from '../../ui/dialogs/use-restore-focus.ts';
import { LoadError } from '../../ui/feedback/load-error.tsx';
import { Button } from '../../ui/forms/button.tsx';
import { Field } from '../../ui/forms/field.tsx';
import { ListSkeleton } from '../../ui/tables/list-skeleton.tsx';
import { useAccountEmail, useGiveEmail, useRemoveEmail } from './account-mail.queries.ts';
import '../../ui/forms/input.css';
import '../../ui/tables/badge.css';

/** The e-mail address for messages about one's own account. */
export function EmailSection({ isShown }: { readonly isShown: boolean }) {
  const { data, isError, isFetching, refetch } = useAccountEmail(isShown);
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <section aria-labelledby="email-heading" className="max-w-xl space-y-4">
      <h3 ref={heading} id="email-heading" tabIndex={-1} className="text-lg font-bold outline-none">
        {texts.email}
      </h3>
      <p className="text-muted">{texts.aboutEmail}</p>
      {isError && (
        <LoadError
          message={texts.loadError}
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {!isError && data === undefined && <ListSkeleton label={texts.loading} rows={1} />}
      {!isError && data && data.email !== null && (
        <Given email={data.email} isConfirmed={data.confirmed} heading={heading} />
      )}
      {!isError && data && <EmailForm />}
    </section>
  );
}

interface GivenProps {
  /** Masked. */
  readonly email: string;
  readonly isConfirmed: boolean;
  readonly heading: RefObject<HTMLHeadingElement | null>;
}

/** The address that was given last. */
function Given({ email, isConfirmed, heading }: GivenProps) {
  const remove = useRemoveEmail();
  const box = useRestoreFocus<HTMLDivElement>(heading);
  return (
    <div ref={box} className="space-y-2">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="flex flex-wrap items-center gap-2">
          <bdi className="font-semibold wrap-anywhere">{email}</bdi>
          {isConfirmed && <span className="badge">{texts.isConfirmed}</span>}
        </p>
        <Button unavailable={remove.isPending} onClick={() => remove.mutate()}>
          {remove.isPending ? texts.removing : texts.remove}
        </Button>
      </div>
      {!isConfirmed && <p>{texts.isNotConfirmed}</p>}
    </div>
  );
}

function EmailForm() {
  const give = useGiveEmail();
  const input = useRef<HTMLInputElement>(null);
  const [email, setEmail] = useState('');
  const [messages, setMessages] = useState<readonly string[]>([]);
  useUnsavedWarning(email !== '');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setMessages([]);
    give.mutate(email, {
      onSuccess: () => setEmail(''),
      onError: (error) => {
        const [issue] = fieldIssues(error);
        setMessages([issue?.message ?? userMessageOf(error, texts.giveFailed)]);
        input.current?.focus();
      },
    });
  };
  return (
    <form noValidate onSubmit={submit} className="space-y-3">
      <Field label={texts.email} hint={texts.stored} messages={messages}>
        {(control) => (
          <input
            {...control}
            ref={input}
            type="email"
            className="input"
            autoComplete="email"
            spellCheck={false}
            dir="ltr"
            value={email}
            onChange={({ currentTarget }) => setEmail(currentTarget.value)}
          />
        )}
      </Field>
      <Button look="primary" type="submit" unavailable={give.isPending}>
        {texts.give}
      </Button>
    </form>
  );
}
