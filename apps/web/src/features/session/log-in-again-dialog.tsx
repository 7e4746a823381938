import type { SecondFactorKind } from '@bahai-friends/contract';
import * as common from '@bahai-friends/languages/en/dashboard/common';
import * as texts from '@bahai-friends/languages/en/dashboard/login';
import { useEffect, useRef, useState } from 'react';
import { DialogActions, DialogWindow } from '../../ui/dialogs/dialog-window.tsx';
import { Button } from '../../ui/forms/button.tsx';
import { LazySecondStep } from './lazy-second-step.tsx';
import { isLoggedInAs, logIn } from './log-in.ts';
import { loginFailure } from './login-failure.ts';
import { PasswordForm } from './password-form.tsx';
import '../../ui/feedback/alert.css';

interface LogInAgainDialogProps {
  /** The id of the user whose session has ended. */
  readonly userId: number;
  /** Their name, which cannot be changed; it is asked for only when it could not be read before. */
  readonly username: string | undefined;
  readonly onLoggedIn: () => void;
  readonly onLeave: () => void;
}

/** Asks for the password when the session has expired; open work below it stays. */
export function LogInAgainDialog(props: LogInAgainDialogProps) {
  useLoginElsewhere(props.userId, props.onLoggedIn);
  return (
    <DialogWindow
      title={texts.logInAgain}
      description={texts.aboutLoggingInAgain}
      onClose={props.onLeave}
    >
      <LoginSteps {...props} />
    </DialogWindow>
  );
}

/** The password and, where one is due, the second factor. */
function LoginSteps({ username, onLoggedIn, onLeave }: LogInAgainDialogProps) {
  const [kinds, setKinds] = useState<readonly SecondFactorKind[]>();
  /** Why the password is asked for once more. */
  const [reason, setReason] = useState<string>();
  const startAgain = (why?: string) => {
    setReason(why);
    setKinds(undefined);
  };
  if (kinds) {
    return (
      <>
        <LazySecondStep kinds={kinds} onLoggedIn={onLoggedIn} onStartAgain={startAgain} />
        <DialogActions>
          <Button onClick={onLeave}>{common.leave}</Button>
        </DialogActions>
      </>
    );
  }
  return (
    <>
      {reason !== undefined && (
        <p role="alert" className="alert alert-alarm mb-5">
          {reason}
        </p>
      )}
      <PasswordForm
        username={username}
        submitLabel={texts.logIn}
        busyLabel={texts.loggingIn}
        leaveLabel={common.leave}
        onSubmit={async (login) => {
          // The query cache is bypassed: there a failure would count as the end of a session.
          const due = await logIn(login);
          if (due) setKinds(due);
          else onLoggedIn();
        }}
        failureOf={loginFailure}
        onLeave={onLeave}
      />
    </>
  );
}

/** Continues when the visitor comes back from another tab in which they have logged in. */
function useLoginElsewhere(userId: number, onLoggedIn: () => void): void {
  const latest = useRef(onLoggedIn);
  useEffect(() => {
    latest.current = onLoggedIn;
  });
  useEffect(() => {
    const check = async () => {
      if (await isLoggedInAs(userId)) latest.current();
    };
    window.addEventListener('focus', check);
    document.addEventListener('visibilitychange', check);
    return () => {
      window.removeEventListener('focus', check);
      document.removeEventListener('visibilitychange', check);
    };
  }, [userId]);
}
