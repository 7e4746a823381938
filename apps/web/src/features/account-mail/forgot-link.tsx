import * as texts from '@bahai-friends/languages/en/dashboard/account/mail';
import { FormLink } from '../../ui/forms/form-link.tsx';

/** Leads from the login to the form for a new password. */
export const ForgotLink = () => <FormLink href="#forgot">{texts.forgot}</FormLink>;
