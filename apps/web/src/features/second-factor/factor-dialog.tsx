import type { Passkey } from '@bahai-friends/contract';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx';
import { toastSuccess } from '../../ui/feedback/toasts.ts';
import { AddAppDialog } from './add-app-dialog.tsx';
import { AddPasskeyDialog, RemovePasskeyDialog, RenamePasskeyDialog } from './passkey-dialogs.tsx';
import { RecoveryCodesDialog } from './recovery-codes-dialog.tsx';
import { useRemoveApp, useRenewRecoveryCodes } from './second-factor.queries.ts';

/** What is open over the section. */
export type OpenFactorDialog =
  | { readonly dialog: 'add-app' | 'remove-app' | 'add-passkey' | 'renew-codes' }
  | { readonly dialog: 'rename' | 'remove'; readonly passkey: Passkey }
  | { readonly dialog: 'codes'; readonly codes: readonly string[] };

interface FactorDialogProps {
  readonly open: OpenFactorDialog;
  readonly setOpen: (open: OpenFactorDialog | undefined) => void;
}

/** The dialog that is open over the section. */
export function FactorDialog({ open, setOpen }: FactorDialogProps) {
  const close = () => setOpen(undefined);
  const added = (what: string) => (codes: readonly string[]) => {
    toastSuccess(what);
    setOpen(codes.length > 0 ? { dialog: 'codes', codes } : undefined);
  };
  switch (open.dialog) {
    case 'add-app':
      return <AddAppDialog onAdded={added('Authenticator app added')} onClose={close} />;
    case 'add-passkey':
      return <AddPasskeyDialog onAdded={added('Passkey added')} onClose={close} />;
    case 'remove-app':
      return <RemoveAppDialog onClose={close} />;
    case 'renew-codes':
      return <RenewCodesDialog onRenewed={added('New recovery codes made')} onClose={close} />;
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
      title="Remove authenticator app"
      description="Its codes will no longer let you in."
      confirmLabel={remove.isPending ? 'Removing...' : 'Remove'}
      busy={remove.isPending}
      onConfirm={() =>
        remove.mutate(undefined, {
          onSuccess: () => {
            toastSuccess('Authenticator app removed');
            onClose();
          },
        })
      }
      onClose={onClose}
    />
  );
}

interface RenewCodesDialogProps {
  readonly onRenewed: (codes: readonly string[]) => void;
  readonly onClose: () => void;
}

function RenewCodesDialog({ onRenewed, onClose }: RenewCodesDialogProps) {
  const renew = useRenewRecoveryCodes();
  return (
    <ConfirmDialog
      title="Make new recovery codes"
      description="The codes that you have now will no longer be good."
      confirmLabel={renew.isPending ? 'Making...' : 'Make new codes'}
      busy={renew.isPending}
      onConfirm={() =>
        renew.mutate(undefined, { onSuccess: ({ recoveryCodes }) => onRenewed(recoveryCodes) })
      }
      onClose={onClose}
    />
  );
}
