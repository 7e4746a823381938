import { INVITATION_DAYS, Username } from '@bahai-friends/contract';
import * as common from '@bahai-friends/languages/en/dashboard/common';
import * as texts from '@bahai-friends/languages/en/dashboard/users';
import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useRef } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { fieldIssues } from '../../api/field-issues.ts';
import { useHasMail } from '../../api/session-query.ts';
import { Dialog, DialogActions } from '../../ui/dialogs/dialog.tsx';
import { LazyPart } from '../../ui/feedback/lazy-part.tsx';
import { Button } from '../../ui/forms/button.tsx';
import { Field } from '../../ui/forms/field.tsx';
import { fieldMessages } from '../../ui/forms/field-messages.ts';
import { UsernameInput } from '../../ui/forms/username-input.tsx';
import { sentence } from '../../ui/sentence.tsx';
import { copyText } from '../../ui/sharing/copy-text.ts';
import { useInvite } from './invitations.queries.ts';
import '../../ui/forms/input.css';

const Invite = z.object({ username: Username, email: z.string() });

/** The field is loaded only where the site sends mail. */
const loadEmail = async () => (await import('./invitation-email.tsx')).InvitationEmail;

/** Makes a link through which a new Admin chooses a password, and shows it, only once. */
export function InviteDialog({ onClose }: { readonly onClose: () => void }) {
  const invite = useInvite();
  const hasMail = useHasMail();
  const { register, handleSubmit, formState, setError } = useForm({
    resolver: zodResolver(Invite),
    defaultValues: { username: '', email: '' },
  });
  const submit = handleSubmit(({ username, email }) =>
    invite.mutate(email.trim() === '' ? { username } : { username, email }, {
      onError(error) {
        const issue = fieldIssues(error).find(({ path }) => path === 'email');
        if (issue) setError('email', issue, { shouldFocus: true });
      },
    }),
  );
  const url = invite.data?.url;
  return (
    <Dialog
      title={texts.invite}
      description={texts.aboutInviting(INVITATION_DAYS)}
      onClose={onClose}
      isUnsaved={formState.isDirty && url === undefined}
    >
      {url === undefined ? (
        <form noValidate onSubmit={submit} className="space-y-4">
          <Field label={common.username} messages={fieldMessages(formState.errors.username)}>
            {(control) => <UsernameInput {...control} {...register('username')} />}
          </Field>
          {hasMail && (
            <LazyPart
              load={loadEmail}
              props={{
                field: register('email'),
                messages: fieldMessages(formState.errors.email),
              }}
              loading={null}
              failure={common.tryAgain}
            />
          )}
          <DialogActions>
            <Button onClick={onClose}>{common.cancel}</Button>
            <Button look="primary" type="submit" unavailable={invite.isPending}>
              {invite.isPending ? texts.inviting : texts.makeLink}
            </Button>
          </DialogActions>
        </form>
      ) : (
        // A site that does not know its address returns only a path.
        <NewLink
          url={new URL(url, window.location.origin).href}
          username={invite.variables?.username}
          onClose={onClose}
        />
      )}
    </Dialog>
  );
}

interface NewLinkProps {
  readonly url: string;
  /** The invited name. */
  readonly username: string | undefined;
  readonly onClose: () => void;
}

function NewLink({ url, username, onClose }: NewLinkProps) {
  const input = useRef<HTMLInputElement>(null);
  // The button that made the link is gone.
  useEffect(() => input.current?.focus(), []);
  const copy = async () => {
    if (!(await copyText(url, texts.linkCopied, texts.linkNotCopied))) input.current?.focus();
  };
  return (
    <div className="space-y-4">
      <Field
        label={texts.link}
        hint={
          <p>
            {sentence(
              texts.aboutLink(<bdi className="font-semibold wrap-anywhere">{username}</bdi>),
            )}
          </p>
        }
      >
        {(control) => (
          <input
            {...control}
            ref={input}
            readOnly
            value={url}
            dir="ltr"
            className="input"
            onFocus={(event) => event.target.select()}
          />
        )}
      </Field>
      <DialogActions>
        <Button onClick={onClose}>{common.close}</Button>
        <Button look="primary" onClick={() => void copy()}>
          {texts.copyLink}
        </Button>
      </DialogActions>
    </div>
  );
}
