import * as common from '@bahai-friends/languages/en/dashboard/common';
import * as gatherings from '@bahai-friends/languages/en/dashboard/gatherings';
import * as texts from '@bahai-friends/languages/en/dashboard/gatherings/programme';
import { useState } from 'react';
import { userMessageOf } from '../../../api/api-error.ts';
import { dateDisplay } from '../../../calendar/date-display.ts';
import { Dialog, DialogActions } from '../../../ui/dialogs/dialog.tsx';
import { LoadError } from '../../../ui/feedback/load-error.tsx';
import { Button } from '../../../ui/forms/button.tsx';
import { sentence } from '../../../ui/sentence.tsx';
import { ListSkeleton } from '../../../ui/tables/list-skeleton.tsx';
import type { HeldDay } from '../gatherings.queries.ts';
import { useProgramme } from './programme.queries.ts';
import { ProgrammeForm } from './programme-form.tsx';

export interface ProgrammeDialogProps {
  readonly held: HeldDay;
  readonly onClose: () => void;
}

/** The programme of one day of a gathering, item by item. */
export function ProgrammeDialog({ held, onClose }: ProgrammeDialogProps) {
  const { gathering, occurrence } = held;
  const day = { id: gathering.id, day: occurrence.day };
  const { data: programme, error, isFetching, refetch } = useProgramme(day);
  const [isUnsaved, setUnsaved] = useState(false);
  return (
    <Dialog
      title={texts.title}
      description={sentence(
        gatherings.dayOf(
          <bdi className="font-semibold">{gathering.title}</bdi>,
          dateDisplay(occurrence.moved ?? occurrence.day).gregorian,
        ),
      )}
      onClose={onClose}
      isUnsaved={isUnsaved}
    >
      {programme ? (
        <ProgrammeForm
          day={day}
          programme={programme}
          onReload={refetch}
          onUnsaved={setUnsaved}
          onClose={onClose}
        />
      ) : (
        <>
          {error ? (
            <LoadError
              message={userMessageOf(error, texts.loadError)}
              isRetrying={isFetching}
              onRetry={() => void refetch()}
            />
          ) : (
            <ListSkeleton label={texts.loading} rows={3} />
          )}
          <DialogActions>
            <Button onClick={onClose}>{common.close}</Button>
          </DialogActions>
        </>
      )}
    </Dialog>
  );
}
