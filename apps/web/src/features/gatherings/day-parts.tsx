import * as fields from '@bahai-friends/languages/en/dashboard/audit-gatherings';
import * as texts from '@bahai-friends/languages/en/dashboard/gatherings';
import * as answerTexts from '@bahai-friends/languages/en/dashboard/gatherings/answers';
import * as programmeTexts from '@bahai-friends/languages/en/dashboard/gatherings/programme';
import { useState } from 'react';
import { dateDisplay } from '../../calendar/date-display.ts';
import { toastFailure } from '../../ui/feedback/toasts.ts';
import { Button } from '../../ui/forms/button.tsx';
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

/** What one day of a gathering is, and what became of it. */
export function DayFacts({ held }: { readonly held: HeldDay }) {
  const { day, moved, place, note, cancelled, people } = held.occurrence;
  const { answers, capacity } = held.gathering;
  return (
    <>
      <bdi className="font-semibold wrap-anywhere">{held.gathering.title}</bdi>
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
  /** Opens the form of the day. */
  readonly onChange: () => void;
}

/** What can be done with one day of a gathering. */
export function DayActions({ held, onChange }: DayActionsProps) {
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
        // Somebody else may have changed it: what is shown then is the newer version.
        onError: (error) => {
          toastFailure(texts.dayFailed, error);
          void refetch();
        },
      },
    );
  return (
    <div className="flex flex-wrap justify-end gap-2 md:justify-start">
      {(gathering.answers || people > 0) && (
        <Button aria-label={named(answerTexts.whoComes)} onClick={() => setListed(true)}>
          {answerTexts.whoComes}
        </Button>
      )}
      <Button aria-label={named(programmeTexts.title)} onClick={() => setPlanned(true)}>
        {programmeTexts.title}
      </Button>
      <Button aria-label={named(texts.change)} onClick={onChange}>
        {texts.change}
      </Button>
      <Button
        aria-label={named(cancelled ? texts.heldAfterAll : texts.cancelDay)}
        unavailable={isPending}
        onClick={cancel}
      >
        {cancelled ? texts.heldAfterAll : texts.cancelDay}
      </Button>
      {differs(held) && (
        <Button
          aria-label={named(texts.asOthers)}
          unavailable={isPending}
          onClick={() => reset.mutate(undefined, { onError: () => void refetch() })}
        >
          {texts.asOthers}
        </Button>
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
