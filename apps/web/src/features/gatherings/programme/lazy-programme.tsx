import * as texts from '@bahai-friends/languages/en/dashboard/gatherings/programme';
import { LazyPart } from '../../../ui/feedback/lazy-part.tsx';
import type { ProgrammeDialogProps } from './programme-dialog.tsx';

const loadDialog = async () => (await import('./programme-dialog.tsx')).ProgrammeDialog;

/** The programme of a day, loaded when it is about to be shown. */
export function LazyProgramme(props: ProgrammeDialogProps) {
  return (
    <LazyPart
      load={loadDialog}
      props={props}
      loading={
        <p role="status" className="text-sm text-muted">
          {texts.loading}
        </p>
      }
      failure={texts.loadError}
    />
  );
}
