import * as texts from '@bahai-friends/languages/en/dashboard/sending';
import { useRestoreFocus } from '../../ui/dialogs/use-restore-focus.ts';
import { Button } from '../../ui/forms/button.tsx';
import { useResumeSending } from './sending.queries.ts';
import '../../ui/feedback/alert.css';

/** Why nothing is sent after a restore, and what to consider before sending resumes. */
export function PauseAlert() {
  const resume = useResumeSending();
  const box = useRestoreFocus<HTMLDivElement>();
  return (
    <div ref={box} role="status" className="alert">
      <h4 className="font-semibold">{texts.pausedTitle}</h4>
      <p>{texts.aboutPause}</p>
      <Button unavailable={resume.isPending} onClick={() => resume.mutate()}>
        {resume.isPending ? texts.resuming : texts.resume}
      </Button>
    </div>
  );
}
