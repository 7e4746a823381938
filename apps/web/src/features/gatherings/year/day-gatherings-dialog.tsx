import * as common from '@bahai-friends/languages/en/dashboard/common';
import * as texts from '@bahai-friends/languages/en/dashboard/gatherings';
import { useState } from 'react';
import { Dialog, DialogActions } from '../../../ui/dialogs/dialog.tsx';
import { Button } from '../../../ui/forms/button.tsx';
import { fullNameOf, type HolyDayNames } from '../../../ui/year/holy-days-by-day.ts';
import type { YearDay } from '../../../ui/year/year-months.ts';
import { DayDialog } from '../day-dialog.tsx';
import { DayActions, DayFacts } from '../day-parts.tsx';
import { GatheringDialog } from '../gathering-dialog.tsx';
import type { HeldDay } from '../gatherings.queries.ts';
import { WhenHeld } from '../when-held.tsx';

interface DayGatheringsDialogProps {
  readonly day: YearDay;
  readonly holyDays: HolyDayNames;
  /** The meetings on the day, also cancelled ones. */
  readonly days: readonly HeldDay[];
  readonly onClose: () => void;
}

const keyOf = ({ gathering, occurrence }: HeldDay) => `${gathering.id} ${occurrence.day}`;

/** The meetings on a day with their actions, and a button to add another. */
export function DayGatheringsDialog({ day, holyDays, days, onClose }: DayGatheringsDialogProps) {
  const [changed, setChanged] = useState<string>();
  const [isAdding, setAdding] = useState(false);
  const held = days.find((each) => keyOf(each) === changed);
  return (
    <Dialog title={texts.gatheringsOfDay} description={fullNameOf(day, holyDays)} onClose={onClose}>
      <ul className="divide-y divide-line">
        {days.map((each) => (
          <li key={keyOf(each)} className="space-y-2 py-4 first:pt-0">
            <DayFacts held={each} />
            <WhenHeld {...each} />
            <DayActions held={each} onChange={() => setChanged(keyOf(each))} />
          </li>
        ))}
      </ul>
      <DialogActions>
        <Button onClick={onClose}>{common.close}</Button>
        <Button look="primary" onClick={() => setAdding(true)}>
          {texts.add}
        </Button>
      </DialogActions>
      {held && <DayDialog held={held} onClose={() => setChanged(undefined)} />}
      {isAdding && <GatheringDialog starts={day.civilDay} onClose={() => setAdding(false)} />}
    </Dialog>
  );
}
