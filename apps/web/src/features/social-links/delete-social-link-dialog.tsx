import type { SocialLink } from '@bahai-friends/contract';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx';
import { ChangedMeanwhile } from '../../ui/dialogs/edit-conflict.tsx';
import { tellSuccess } from '../../ui/feedback/toasts.ts';
import { useDeleteSocialLink, useReloadSocialLinks } from './social-links.queries.ts';

interface DeleteSocialLinkDialogProps {
  readonly link: SocialLink;
  readonly onClose: () => void;
}

export function DeleteSocialLinkDialog({ link, onClose }: DeleteSocialLinkDialogProps) {
  const remove = useDeleteSocialLink(link);
  const reload = useReloadSocialLinks();
  const confirm = () =>
    remove.mutate(undefined, {
      onSuccess: () => {
        tellSuccess('Social link deleted successfully!');
        onClose();
      },
    });
  return (
    <ConfirmDialog
      danger
      title="Confirm Deletion"
      description={
        <>
          The link to <bdi className="font-semibold">{link.platform}</bdi> will be deleted. This
          action cannot be undone.
        </>
      }
      confirmLabel={remove.isPending ? 'Deleting...' : 'Delete'}
      busy={remove.isPending}
      onConfirm={confirm}
      onClose={onClose}
    >
      <ChangedMeanwhile
        error={remove.error}
        onLoad={() => void reload().then(() => remove.reset())}
      />
    </ConfirmDialog>
  );
}
