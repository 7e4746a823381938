import { NewUser, Role, type User, whyNotCreate } from '@bahai-friends/contract';
import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { useUnsavedWarning } from '../../navigation/use-unsaved-warning.ts';
import { Dialog, DialogActions } from '../../ui/dialogs/dialog.tsx';
import { toastError, toastSuccess } from '../../ui/feedback/toasts.ts';
import { Button } from '../../ui/forms/button.tsx';
import { ErrorSummary } from '../../ui/forms/error-summary.tsx';
import { Field } from '../../ui/forms/field.tsx';
import { fieldMessages } from '../../ui/forms/field-messages.ts';
import { UsernameInput } from '../../ui/forms/username-input.tsx';
import { PasswordFields } from './password-fields.tsx';
import { TransferRoleDialog } from './transfer-role-dialog.tsx';
import { useCreateUser } from './users.queries.ts';
import '../../ui/forms/input.css';

interface CreateUserDialogProps {
  readonly actor: User;
  readonly onClose: () => void;
}

export function CreateUserDialog({ actor, onClose }: CreateUserDialogProps) {
  const create = useCreateUser();
  const [toTransferTo, setToTransferTo] = useState<NewUser>();
  const form = useForm<NewUser>({
    resolver: zodResolver(NewUser),
    criteriaMode: 'all',
    shouldFocusError: false,
    defaultValues: { username: '', password: '', confirmPassword: '', role: 'Admin' },
  });
  const { register, handleSubmit, formState } = form;
  const { errors, isDirty } = formState;
  const isUnsaved = isDirty && !create.isSuccess;
  // Also while the question about the transfer replaces the form.
  useUnsavedWarning(isUnsaved);

  const send = (user: NewUser) =>
    create.mutate(user, {
      onSuccess: () => {
        if (user.role === 'Master Admin') {
          toastSuccess(`${user.username} is the Master Admin now`, 'Master Admin Role Transferred');
        } else toastSuccess('User created successfully');
        onClose();
      },
      onError: () => setToTransferTo(undefined),
    });
  const submit = handleSubmit((user) => {
    const reason = whyNotCreate(actor, user.role);
    if (reason !== null) toastError(reason, 'Permission Denied');
    else if (user.role === 'Master Admin') setToTransferTo(user);
    else send(user);
  });

  if (toTransferTo) {
    return (
      <TransferRoleDialog
        username={toTransferTo.username}
        busy={create.isPending}
        onConfirm={() => send(toTransferTo)}
        onClose={() => setToTransferTo(undefined)}
      />
    );
  }
  return (
    <Dialog title="Create User" onClose={onClose} isUnsaved={isUnsaved}>
      <FormProvider {...form}>
        <form noValidate onSubmit={submit} className="space-y-5">
          <ErrorSummary formState={formState} />
          <Field label="Username" messages={fieldMessages(errors.username)}>
            {(control) => <UsernameInput {...control} {...register('username')} />}
          </Field>
          <PasswordFields />
          <Field
            label="Role"
            messages={fieldMessages(errors.role)}
            hint="Only one Master Admin can exist at a time."
          >
            {(control) => (
              <select {...control} {...register('role')} className="input">
                {Role.options.map((role) => (
                  <option key={role}>{role}</option>
                ))}
              </select>
            )}
          </Field>
          <DialogActions>
            <Button onClick={onClose}>Cancel</Button>
            <Button look="primary" type="submit" disabled={create.isPending}>
              {create.isPending ? 'Creating...' : 'Create User'}
            </Button>
          </DialogActions>
        </form>
      </FormProvider>
    </Dialog>
  );
}
