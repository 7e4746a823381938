import * as texts from '@bahai-friends/languages/en/dashboard/account/mail';

/** Leads from the login to the form for a new password. */
export function ForgotLink() {
  return (
    <p className="text-center">
      <a href="#forgot" className="inline-block py-1 underline underline-offset-4">
        {texts.forgot}
      </a>
    </p>
  );
}
