import type { Passkey } from '@bahai-friends/contract';
import * as texts from '@bahai-friends/languages/en/dashboard/account';
import type { Dispatch, SetStateAction } from 'react';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx';
import { toastSuccess } from '../../ui/feedback/toasts.ts';
import { AddAppDialog } from './add-app-dialog.tsx';
import { AddPasskeyDialog, RemovePasskeyDialog, RenamePasskeyDialog } from './passkey-dialogs.tsx';
import { RecoveryCodesDialog } from './recovery-codes-dialog.tsx';
import { useRemoveApp, useRenewRecoveryCodes } from './second-factor.queries.ts';

/** The dialogs of the section. */
export type OpenFactorDialog =
  | { readonly dialog: 'add-app' | 'remove-app' | 'add-passkey' | 'renew-codes' }
  | { readonly dialog: 'rename' | 'remove'; readonly passkey: Passkey }
  | { readonly dialog: 'codes'; readonly codes: readonly string[] };

interface FactorDialogProps {
  readonly open: OpenFactorDialog;
  readonly setOpen: Dispatch<SetStateAction<OpenFactorDialog | undefined>>;
}

/** The open dialog of the section. */
export function FactorDialog({ open, setOpen }: FactorDialogProps) {
  const close = () => setOpen(undefined);
  const added = (what: string) => (codes: readonly string[]) => {
    toastSuccess(what);
    // Another dialog may be open by now: it stays, unless there are codes to show.
    setOpen((now) => {
      if (codes.length > 0) return { dialog: 'codes', codes };
      return now === open ? undefined : now;
    });
  };
  switch (open.dialog) {
    case 'add-app':
      return <AddAppDialog onAdded={added(texts.appAdded)} onClose={close} />;
    case 'add-passkey':
      return <AddPasskeyDialog onAdded={added(texts.passkeyAdded)} onClose={close} />;
    case 'remove-app':
      return <RemoveAppDialog onClose={close} />;
    case 'renew-codes':
      return <RenewCodesDialog onRenewed={added(texts.codesMade)} onClose={close} />;
    case 'rename':
      return <RenamePasskeyDialog passkey={open.passkey} onClose={close} />;
    case 'remove':
      return <RemovePasskeyDialog passkey={open.passkey} onClose={close} />;
    case 'codes':
      return <RecoveryCodesDialog codes={open.codes} onClose={close} />;
  }
}

function RemoveAppDialog({ onClose }: { readonly onClose: () => void }) {
  const remove = useRemoveApp();
  return (
    <ConfirmDialog
      danger
      title={texts.removeAppTitle}
      description={texts.aboutRemovingApp}
      confirmLabel={remove.isPending ? texts.removing : texts.remove}
      busy={remove.isPending}
      onConfirm={() => remove.mutate(undefined, { onSuccess: onClose })}
      onClose={onClose}
    />
  );
}

interface RenewCodesDialogProps {
  readonly onRenewed: (codes: readonly string[]) => void;
  readonly onClose: () => void;
}

function RenewCodesDialog({ onRenewed, onClose }: RenewCodesDialogProps) {
  const renew = useRenewRecoveryCodes(onRenewed);
  return (
    <ConfirmDialog
      title={texts.makeCodesTitle}
      description={texts.aboutMakingCodes}
      confirmLabel={renew.isPending ? texts.making : texts.makeCodes}
      busy={renew.isPending}
      onConfirm={() => renew.mutate()}
      onClose={onClose}
    />
  );
}
