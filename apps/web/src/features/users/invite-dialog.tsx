import { INVITATION_DAYS, Username } from '@bahai-friends/contract';
import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useRef } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { Dialog, DialogActions } from '../../ui/dialogs/dialog.tsx';
import { toastError, toastSuccess } from '../../ui/feedback/toasts.ts';
import { Button } from '../../ui/forms/button.tsx';
import { Field } from '../../ui/forms/field.tsx';
import { fieldMessages } from '../../ui/forms/field-messages.ts';
import { UsernameInput } from '../../ui/forms/username-input.tsx';
import { useInvite } from './invitations.queries.ts';
import '../../ui/forms/input.css';

const Invite = z.object({ username: Username });

/** Makes a link through which a new Admin chooses the password, and shows it: this once. */
export function InviteDialog({ onClose }: { readonly onClose: () => void }) {
  const invite = useInvite();
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(Invite),
    defaultValues: { username: '' },
  });
  const submit = handleSubmit((values) => invite.mutate(values));
  const url = invite.data?.url;
  return (
    <Dialog
      title="Invite"
      description={`A link, good once and for ${INVITATION_DAYS} days, through which a new Admin chooses a password.`}
      onClose={onClose}
      isUnsaved={formState.isDirty && url === undefined}
    >
      {url === undefined ? (
        <form noValidate onSubmit={submit} className="space-y-5">
          <Field label="Username" messages={fieldMessages(formState.errors.username)}>
            {(control) => <UsernameInput {...control} {...register('username')} />}
          </Field>
          <DialogActions>
            <Button onClick={onClose}>Cancel</Button>
            <Button look="primary" type="submit" unavailable={invite.isPending}>
              {invite.isPending ? 'Inviting...' : 'Make the link'}
            </Button>
          </DialogActions>
        </form>
      ) : (
        // A site that does not know its address answers a path.
        <NewLink url={new URL(url, window.location.origin).href} onClose={onClose} />
      )}
    </Dialog>
  );
}

function NewLink({ url, onClose }: { readonly url: string; readonly onClose: () => void }) {
  const input = useRef<HTMLInputElement>(null);
  // What was pressed to make it is gone.
  useEffect(() => input.current?.focus(), []);
  const copy = async () => {
    try {
      // Over plain http browsers offer none.
      await navigator.clipboard.writeText(url);
      toastSuccess('The link is copied.');
    } catch {
      input.current?.focus();
      toastError('The link could not be copied. It is selected: please copy it by hand.');
    }
  };
  return (
    <div className="space-y-5">
      <Field
        label="Link"
        hint="Pass it on to nobody else. It is shown only now; whoever has lost it is invited anew."
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
        <Button onClick={onClose}>Close</Button>
        <Button look="primary" onClick={() => void copy()}>
          Copy link
        </Button>
      </DialogActions>
    </div>
  );
}
