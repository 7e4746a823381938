import { ExternalLink } from '../../ui/external-link.tsx';
import '../../ui/feedback/alert.css';
import '../../ui/forms/button.css';
import './session-ended-notice.css';

/** Says that the session is over while there are unsaved changes, and how to save them. */
export function SessionEndedNotice() {
  return (
    <div role="alert" className="alert session-ended">
      <div>
        <p className="font-semibold">You are no longer logged in</p>
        <p>
          What you typed is still here, but not saved. Log in in a new tab, then come back and save
          it.
        </p>
      </div>
      <ExternalLink href="/admin-auth" className="btn btn-primary">
        Log in
      </ExternalLink>
    </div>
  );
}
