import { renewSession } from '../../api/session-renewal.ts';
import { isUnauthenticated } from '../../api/unauthenticated.ts';
import { DialogWindow } from '../../ui/dialogs/dialog-window.tsx';
import { confirmPassword, isLoggedInAs } from './log-in.ts';
import { confirmationFailure } from './login-failure.ts';
import { PasswordForm } from './password-form.tsx';

interface ConfirmPasswordDialogProps {
  /** Who is logged in. */
  readonly userId: number;
  readonly username: string | undefined;
  readonly onConfirmed: () => void;
  readonly onCancel: () => void;
}

/** Asks for the password before something that needs it once more; what was typed stays below it. */
export function ConfirmPasswordDialog(props: ConfirmPasswordDialogProps) {
  const { userId, username, onConfirmed, onCancel } = props;
  const confirm = async (password: string) => {
    try {
      await confirmPassword(password);
    } catch (error) {
      // A session that has ended meanwhile is told apart from a wrong password; a login enters it, too.
      if (!isUnauthenticated(error) || (await isLoggedInAs(userId))) throw error;
      if (!(await renewSession())) throw error;
    }
    onConfirmed();
  };
  return (
    <DialogWindow
      title="Enter your password"
      description="This changes how you log in. To be sure that it is you, please enter your password once more."
      onClose={onCancel}
    >
      <PasswordForm
        username={username}
        submitLabel="Continue"
        busyLabel="Checking..."
        leaveLabel="Cancel"
        onSubmit={({ password }) => confirm(password)}
        failureOf={confirmationFailure}
        onLeave={onCancel}
      />
    </DialogWindow>
  );
}
