import type { Gathering } from '@bahai-friends/contract';
import * as common from '@bahai-friends/languages/en/dashboard/common';
import * as texts from '@bahai-friends/languages/en/dashboard/gatherings';
import { useState } from 'react';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx';
import { Dialog, DialogActions } from '../../ui/dialogs/dialog.tsx';
import { VersionConflict } from '../../ui/dialogs/version-conflict.tsx';
import { Button } from '../../ui/forms/button.tsx';
import { Field } from '../../ui/forms/field.tsx';
import { copyText } from '../../ui/sharing/copy-text.ts';
import { useNewLink, useRefetchGatherings } from './gatherings.queries.ts';
import '../../ui/forms/input.css';

interface LinkDialogProps {
  readonly gathering: Gathering;
  readonly onClose: () => void;
}

/** The link to a gathering with all its details, to be shared or replaced. */
export function LinkDialog({ gathering, onClose }: LinkDialogProps) {
  const [isAsked, setAsked] = useState(false);
  const link = `${window.location.origin}/gatherings/with/${gathering.token}`;
  return (
    <Dialog
      title={texts.actionOf(texts.link, gathering.title)}
      description={texts.aboutLink}
      onClose={onClose}
    >
      <Field label={texts.link}>
        {(control) => (
          <input
            {...control}
            readOnly
            dir="ltr"
            className="input"
            value={link}
            onFocus={({ currentTarget }) => currentTarget.select()}
          />
        )}
      </Field>
      <DialogActions>
        <Button onClick={() => setAsked(true)}>{texts.newLink}</Button>
        <Button onClick={onClose}>{common.close}</Button>
        <Button look="primary" onClick={() => void copyText(link, texts.copied, texts.copyFailed)}>
          {texts.copy}
        </Button>
      </DialogActions>
      {isAsked && <NewLinkDialog gathering={gathering} onClose={() => setAsked(false)} />}
    </Dialog>
  );
}

function NewLinkDialog({ gathering, onClose }: LinkDialogProps) {
  const replace = useNewLink(gathering);
  const reload = useRefetchGatherings();
  return (
    <ConfirmDialog
      danger
      title={texts.newLink}
      description={texts.newLinkQuestion}
      confirmLabel={texts.newLink}
      busy={replace.isPending}
      onConfirm={() => replace.mutate(undefined, { onSuccess: onClose })}
      onClose={onClose}
    >
      <VersionConflict mutation={replace} reload={reload} />
    </ConfirmDialog>
  );
}
