import * as texts from '@bahai-friends/languages/en/dashboard/account/mail';

/** Leads from the login to where a link to a new password is asked for. */
export function ForgotLink() {
  return (
    <p className="text-center">
      <a href="#forgot" className="inline-block py-1 underline underline-offset-4">
        {texts.forgot}
      </a>
    </p>
  );
}
