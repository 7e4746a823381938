import * as texts from '@bahai-friends/languages/en/dashboard/account/mail';
import { type ReactNode, useEffect, useRef } from 'react';
import { userMessageOf } from '../../api/api-error.ts';
import { navigate } from '../../navigation/navigation.ts';
import { Card } from '../../ui/card.tsx';
import { toastSuccess } from '../../ui/feedback/toasts.ts';
import { Button } from '../../ui/forms/button.tsx';
import { useConfirmEmail } from './account-mail.queries.ts';
import '../../ui/feedback/alert.css';

interface ConfirmEmailProps {
  readonly token: string;
  readonly isLoggedIn: boolean;
  /** The login, for visitors who have to log in first. */
  readonly login: (about: string) => ReactNode;
}

/** The page of a link that was mailed to an address: only its owner, logged in, can confirm it. */
export function ConfirmEmail({ token, isLoggedIn, login }: ConfirmEmailProps) {
  return isLoggedIn ? <Confirmation token={token} /> : login(texts.logInToConfirm);
}

/** Mail programs follow links by themselves, so nothing is confirmed before the button is pressed. */
function Confirmation({ token }: Pick<ConfirmEmailProps, 'token'>) {
  const confirm = useConfirmEmail();
  const page = useRef<HTMLDivElement>(null);
  useEffect(() => page.current?.focus(), []);
  const press = () =>
    confirm.mutate(token, {
      onSuccess: () => {
        toastSuccess(texts.confirmed);
        navigate('/admin#account', { replace: true });
      },
    });
  return (
    <Card title={texts.confirmTitle} headingLevel={1}>
      <div ref={page} tabIndex={-1} className="mx-auto max-w-md space-y-6 outline-none">
        <p>{texts.aboutConfirm}</p>
        <div role="alert">
          {confirm.error && (
            <p className="alert alert-alarm">{userMessageOf(confirm.error, texts.confirmFailed)}</p>
          )}
        </div>
        <Button look="primary" unavailable={confirm.isPending} onClick={press} className="w-full">
          {confirm.isPending ? texts.confirming : texts.confirm}
        </Button>
      </div>
    </Card>
  );
}
