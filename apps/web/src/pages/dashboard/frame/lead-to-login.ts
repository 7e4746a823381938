import { LOGIN_PATH } from '@bahai-friends/contract/login-path';
import * as texts from '@bahai-friends/languages/en/dashboard/frame';
import { navigate } from '../../../navigation/navigation.ts';
import { withReturnHash } from '../../../navigation/return-hash.ts';
import { showToast } from '../../../ui/feedback/toast-store.ts';

/** Goes to the login instead of the dashboard; after it the visitor gets to the requested place. */
export function leadToLogin(): void {
  navigate(LOGIN_PATH, { replace: true, state: withReturnHash() });
  showToast({
    variant: 'destructive',
    title: texts.loginRequired,
    description: texts.pleaseLogIn,
  });
}
