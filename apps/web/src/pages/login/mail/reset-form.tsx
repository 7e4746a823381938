import type { PasswordByLink } from '@bahai-friends/contract';
import * as texts from '@bahai-friends/languages/en/dashboard/account/mail';
import { request } from '../../../api/client.ts';
import { useApiMutation } from '../../../api/use-api-mutation.ts';
import { ForgotLink } from '../../../features/account-mail/forgot-link.tsx';
import {
  type LinkProps,
  PasswordByLinkForm,
} from '../../../features/users/password-by-link-form.tsx';

/** The page on which somebody who has forgotten the password chooses another one. */
export function ResetForm(props: LinkProps) {
  const accept = useApiMutation<{ username: string }, PasswordByLink>({
    mutationFn: (body) => request('POST /api/password-reset/accept', { body }),
  });
  return (
    <PasswordByLinkForm
      {...props}
      accept={accept}
      title={texts.resetTitle}
      about={texts.aboutReset}
      instead={<ForgotLink />}
    />
  );
}
