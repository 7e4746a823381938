import type { ConflictCheck, DateChoice } from '@bahai-friends/contract';
import * as texts from '@bahai-friends/languages/en/dashboard/quotes/upload';
import { useCallback, useMemo, useState } from 'react';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { Button } from '../../../ui/forms/button.tsx';
import { alreadySavedMessage } from './already-saved-message.ts';
import { ChoiceForAll } from './choice-for-all.tsx';
import {
  asksChoice,
  conflictsOf,
  type DateChoices,
  effectMessage,
  NOTHING_CHOSEN,
} from './date-choices.ts';
import { ScrolledDates } from './scrolled-dates.tsx';
import './conflicts.css';

interface DateConflictsDialogProps {
  readonly conflicts: ConflictCheck;
  readonly onProceed: (choices: DateChoices) => void;
  readonly onCancel: () => void;
}

/** Asks what to do on dates that are taken or occur twice in a file. */
export function DateConflictsDialog({ conflicts, onProceed, onCancel }: DateConflictsDialogProps) {
  const dates = useMemo(() => conflictsOf(conflicts), [conflicts]);
  const [choices, setChoices] = useState(NOTHING_CHOSEN);
  const choose = useCallback(
    (date: string, choice: DateChoice) => setChoices((before) => new Map(before).set(date, choice)),
    [],
  );
  const asked = useMemo(() => dates.filter(asksChoice), [dates]);
  const saved = alreadySavedMessage(conflicts);
  return (
    <Dialog
      kind="alert"
      title={texts.conflictsDetected}
      description={
        <>
          {saved !== null && <p className="mb-2 text-ink">{saved}</p>}
          <p>{texts.aboutShownQuote}</p>
        </>
      }
      onClose={onCancel}
    >
      <div className="conflicts">
        {asked.length > 1 && <ChoiceForAll dates={asked} choices={choices} onChoose={setChoices} />}
        <ScrolledDates dates={dates} choices={choices} onChoose={choose} />
        <div className="conflicts-end">
          <p role="status" className="font-medium">
            {effectMessage(dates, choices)}
          </p>
          <div className="flex flex-wrap justify-end gap-3">
            <Button onClick={onCancel}>{texts.cancelUpload}</Button>
            <Button look="primary" onClick={() => onProceed(choices)}>
              {texts.proceed}
            </Button>
          </div>
        </div>
      </div>
    </Dialog>
  );
}
