import type { Gathering } from '@bahai-friends/contract';
import * as gatheringTexts from '@bahai-friends/languages/en/dashboard/gatherings';
import * as texts from '@bahai-friends/languages/en/dashboard/gatherings/answers';
import { useState } from 'react';
import { userMessageOf } from '../../../api/api-error.ts';
import { dateDisplay } from '../../../calendar/date-display.ts';
import { LoadError } from '../../../ui/feedback/load-error.tsx';
import { Button } from '../../../ui/forms/button.tsx';
import { sentence } from '../../../ui/sentence.tsx';
import { useLostDays } from './answers.queries.ts';
import { AnswersDialog } from './answers-dialog.tsx';

/** Days with answers that a rule does not have any more; null when there are none. */
export function LostDays({ gatherings }: { readonly gatherings: readonly Gathering[] }) {
  const { data = [], error, isLoadingError, isFetching, refetch } = useLostDays();
  const [opened, setOpened] = useState<{ readonly gathering: Gathering; readonly day: string }>();
  const byId = new Map(gatherings.map((gathering) => [gathering.id, gathering]));
  const days = data.flatMap(({ gathering: id, ...lost }) => {
    const gathering = byId.get(id);
    return gathering ? [{ gathering, ...lost }] : [];
  });
  if (isLoadingError) {
    return (
      <LoadError
        message={userMessageOf(error, texts.lostError)}
        isRetrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  if (days.length === 0) return null;
  return (
    <section aria-labelledby="lost-days-heading" className="space-y-3">
      <h3 id="lost-days-heading" className="text-lg font-semibold">
        {texts.lostTitle}
      </h3>
      <p className="max-w-prose text-muted">{texts.lostAbout}</p>
      <ul className="space-y-3">
        {days.map(({ gathering, day, people }) => {
          const { gregorian } = dateDisplay(day);
          const name = gatheringTexts.dayOf(gathering.title, gregorian).join('');
          return (
            <li key={`${gathering.id} ${day}`} className="flex flex-wrap items-center gap-3">
              <span>
                {sentence(
                  gatheringTexts.dayOf(
                    <bdi className="font-semibold wrap-anywhere">{gathering.title}</bdi>,
                    gregorian,
                  ),
                )}
              </span>
              <span>{texts.coming(people)}</span>
              <Button
                aria-label={gatheringTexts.actionOf(texts.whoComes, name)}
                onClick={() => setOpened({ gathering, day })}
              >
                {texts.whoComes}
              </Button>
            </li>
          );
        })}
      </ul>
      {opened && (
        <AnswersDialog {...opened} held={opened.day} onClose={() => setOpened(undefined)} />
      )}
    </section>
  );
}
