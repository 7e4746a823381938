import * as common from '@bahai-friends/languages/en/dashboard/common';
import * as texts from '@bahai-friends/languages/en/dashboard/login';
import { renewSession } from '../../api/session-renewal.ts';
import { isUnauthenticated } from '../../api/unauthenticated.ts';
import { DialogWindow } from '../../ui/dialogs/dialog-window.tsx';
import { confirmPassword, isLoggedInAs } from './log-in.ts';
import { confirmationFailure } from './login-failure.ts';
import { PasswordForm } from './password-form.tsx';

interface ConfirmPasswordDialogProps {
  /** The id of the logged-in user. */
  readonly userId: number;
  readonly username: string | undefined;
  readonly onConfirmed: () => void;
  readonly onCancel: () => void;
}

/** Asks for the password before an action that needs it once more; typed text below it stays. */
export function ConfirmPasswordDialog(props: ConfirmPasswordDialogProps) {
  const { userId, username, onConfirmed, onCancel } = props;
  const confirm = async (password: string) => {
    try {
      await confirmPassword(password);
    } catch (error) {
      // A session that has ended meanwhile differs from a wrong password; a login includes the password, too.
      if (!isUnauthenticated(error) || (await isLoggedInAs(userId))) throw error;
      if (!(await renewSession())) throw error;
    }
    onConfirmed();
  };
  return (
    <DialogWindow
      title={texts.enterYourPassword}
      description={texts.aboutPassword}
      onClose={onCancel}
    >
      <PasswordForm
        username={username}
        submitLabel={texts.goOn}
        busyLabel={texts.checking}
        leaveLabel={common.cancel}
        onSubmit={({ password }) => confirm(password)}
        failureOf={confirmationFailure}
        onLeave={onCancel}
      />
    </DialogWindow>
  );
}
