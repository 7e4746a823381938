import type { Passkey } from '@bahai-friends/contract';
import * as texts from '@bahai-friends/languages/en/dashboard/account';
import * as common from '@bahai-friends/languages/en/dashboard/common';
import { userMessageOf } from '../../api/api-error.ts';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx';
import { sentence } from '../../ui/sentence.tsx';
import { PasskeyNameDialog } from './passkey-name-dialog.tsx';
import { useAddPasskey, useRemovePasskey, useRenamePasskey } from './second-factor.queries.ts';

interface AddPasskeyDialogProps {
  readonly onAdded: (recoveryCodes: readonly string[]) => void;
  readonly onClose: () => void;
}

export function AddPasskeyDialog({ onAdded, onClose }: AddPasskeyDialogProps) {
  const add = useAddPasskey(onAdded);
  return (
    <PasskeyNameDialog
      title={texts.addPasskeyTitle}
      description={texts.aboutAddingPasskey}
      initialName={texts.passkey}
      actionLabel={texts.add}
      busyLabel={texts.waiting}
      isBusy={add.isPending}
      failure={add.error ? userMessageOf(add.error, texts.addPasskeyFailed) : undefined}
      onSubmit={(name) => add.mutate(name)}
      onClose={onClose}
    />
  );
}

interface PasskeyDialogProps {
  readonly passkey: Passkey;
  readonly onClose: () => void;
}

export function RenamePasskeyDialog({ passkey, onClose }: PasskeyDialogProps) {
  const rename = useRenamePasskey(passkey);
  return (
    <PasskeyNameDialog
      title={texts.renamePasskey}
      description={undefined}
      initialName={passkey.name}
      actionLabel={texts.save}
      busyLabel={common.saving}
      isBusy={rename.isPending}
      onSubmit={(name) => rename.mutate(name, { onSuccess: onClose })}
      onClose={onClose}
    />
  );
}

export function RemovePasskeyDialog({ passkey, onClose }: PasskeyDialogProps) {
  const remove = useRemovePasskey(passkey);
  return (
    <ConfirmDialog
      danger
      title={texts.removePasskey}
      description={sentence(
        texts.removePasskeyQuestion(<bdi className="font-semibold">{passkey.name}</bdi>),
      )}
      confirmLabel={remove.isPending ? texts.removing : texts.remove}
      busy={remove.isPending}
      onConfirm={() => remove.mutate(undefined, { onSuccess: onClose })}
      onClose={onClose}
    />
  );
}
