import type { SocialLink } from '@bahai-friends/contract';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx';
import { VersionConflict } from '../../ui/dialogs/version-conflict.tsx';
import { toastSuccess } from '../../ui/feedback/toasts.ts';
import { useDeleteSocialLink, useRefetchSocialLinks } from './social-links.queries.ts';

interface DeleteSocialLinkDialogProps {
  readonly link: SocialLink;
  readonly onClose: () => void;
}

export function DeleteSocialLinkDialog({ link, onClose }: DeleteSocialLinkDialogProps) {
  const remove = useDeleteSocialLink(link);
  const reload = useRefetchSocialLinks();
  const confirm = () =>
    remove.mutate(undefined, {
      onSuccess: () => {
        toastSuccess('Social link deleted successfully!');
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
      <VersionConflict mutation={remove} reload={reload} />
    </ConfirmDialog>
  );
}
