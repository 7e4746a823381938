import * as fields from '@bahai-friends/languages/en/dashboard/audit-gatherings';
import * as common from '@bahai-friends/languages/en/dashboard/common';
import * as texts from '@bahai-friends/languages/en/dashboard/gatherings';
import * as answerTexts from '@bahai-friends/languages/en/dashboard/gatherings/answers';
import * as programmeTexts from '@bahai-friends/languages/en/dashboard/gatherings/programme';
import { useState } from 'react';
import { dateDisplay } from '../../calendar/date-display.ts';
import { toastFailure } from '../../ui/feedback/toasts.ts';
import { Button } from '../../ui/forms/button.tsx';
import { Menu, MenuItem } from '../../ui/menu.tsx';
import { AnswersDialog } from './answers/answers-dialog.tsx';
import { ComingPeople } from './answers/coming-people.tsx';
import { differs, exceptionOf } from './day-exception.ts';
import {
  type HeldDay,
  useChangeDay,
  useRefetchGatherings,
  useResetDay,
} from './gatherings.queries.ts';
import { LazyProgramme } from './programme/lazy-programme.tsx';

/** One day of a gathering, and whether it is moved or cancelled. */
export function DayFacts({ held }: { readonly held: HeldDay }) {
  const { day, moved, place, note, cancelled, people } = held.occurrence;
  const { answers, capacity } = held.gathering;
  return (
    <>
      <bdi className="row-title wrap-anywhere">{held.gathering.title}</bdi>
      {cancelled && <p className="font-semibold text-alarm">{fields.cancelled}</p>}
      {moved && <p>{texts.movedFrom(dateDisplay(day).gregorian)}</p>}
      {(answers || people > 0) && <ComingPeople people={people} capacity={capacity} />}
      {place && (
        <p className="text-sm text-muted wrap-anywhere">
          <bdi>{place}</bdi>
        </p>
      )}
      {note && (
        <p className="text-sm whitespace-pre-wrap wrap-anywhere">
          <bdi>{note}</bdi>
        </p>
      )}
    </>
  );
}

interface DayActionsProps {
  readonly held: HeldDay;
  /** Whether they are in a menu: on a phone there is no room for all of them beside the day. */
  readonly isFolded?: boolean;
  /** Opens the form of the day. */
  readonly onChange: () => void;
}

/** The actions on one day of a gathering. */
export function DayActions({ held, isFolded = false, onChange }: DayActionsProps) {
  const { gathering, occurrence } = held;
  const { day, moved, cancelled, people } = occurrence;
  const [isListed, setListed] = useState(false);
  const [isPlanned, setPlanned] = useState(false);
  const change = useChangeDay(held, cancelled ? texts.dayChanged : texts.dayCancelled);
  const reset = useResetDay(held);
  const refetch = useRefetchGatherings();
  const isPending = change.isPending || reset.isPending;
  const name = texts.dayOf(gathering.title, dateDisplay(moved ?? day).gregorian).join('');
  const named = (action: string) => texts.actionOf(action, name);
  const cancel = () =>
    change.mutate(
      { ...exceptionOf(held), cancelled: !cancelled },
      {
        // Another volunteer may have changed it: the newer version is then shown.
        onError: (error) => {
          toastFailure(texts.dayFailed, error);
          void refetch();
        },
      },
    );
  const actions = [
    (gathering.answers || people > 0) && {
      label: answerTexts.whoComes,
      run: () => setListed(true),
    },
    { label: programmeTexts.title, run: () => setPlanned(true) },
    { label: texts.change, run: onChange },
    {
      label: cancelled ? texts.heldAfterAll : texts.cancelDay,
      unavailable: isPending,
      run: cancel,
    },
    differs(held) && {
      label: texts.asOthers,
      unavailable: isPending,
      run: () => reset.mutate(undefined, { onError: () => void refetch() }),
    },
  ].filter((action) => action !== false);
  return (
    <div className={isFolded ? 'row-actions' : 'flex flex-wrap gap-2'}>
      {isFolded ? (
        <Menu inRow label={common.actions} accessibleName={named(common.actions)}>
          {actions.map(({ label, unavailable = false, run }) => (
            <MenuItem key={label} disabled={unavailable} onSelect={run}>
              {label}
            </MenuItem>
          ))}
        </Menu>
      ) : (
        actions.map(({ label, unavailable = false, run }) => (
          <Button
            key={label}
            aria-label={named(label)}
            unavailable={unavailable}
            onClick={({ detail }) => {
              // The second press of a double click would take back what the first has done.
              if (detail <= 1) run();
            }}
          >
            {label}
          </Button>
        ))
      )}
      {isPlanned && <LazyProgramme held={held} onClose={() => setPlanned(false)} />}
      {isListed && (
        <AnswersDialog
          gathering={gathering}
          day={day}
          held={moved ?? day}
          onClose={() => setListed(false)}
        />
      )}
    </div>
  );
}
