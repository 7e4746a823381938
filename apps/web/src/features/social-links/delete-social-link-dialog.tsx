import type { SocialLink } from '@bahai-friends/contract';
import * as common from '@bahai-friends/languages/en/dashboard/common';
import * as texts from '@bahai-friends/languages/en/dashboard/social-links';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx';
import { VersionConflict } from '../../ui/dialogs/version-conflict.tsx';
import { sentence } from '../../ui/sentence.tsx';
import { useDeleteSocialLink, useRefetchSocialLinks } from './social-links.queries.ts';

interface DeleteSocialLinkDialogProps {
  readonly link: SocialLink;
  readonly onClose: () => void;
}

export function DeleteSocialLinkDialog({ link, onClose }: DeleteSocialLinkDialogProps) {
  const remove = useDeleteSocialLink(link);
  const reload = useRefetchSocialLinks();
  return (
    <ConfirmDialog
      danger
      title={common.confirmDeletion}
      description={sentence(
        texts.deleteQuestion(<bdi className="font-semibold">{link.platform}</bdi>),
      )}
      confirmLabel={remove.isPending ? common.removing : common.remove}
      busy={remove.isPending}
      onConfirm={() => remove.mutate(undefined, { onSuccess: onClose })}
      onClose={onClose}
    >
      <VersionConflict mutation={remove} reload={reload} />
    </ConfirmDialog>
  );
}
