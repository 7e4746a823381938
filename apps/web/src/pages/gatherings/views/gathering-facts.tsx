import type { ShownGathering } from '@bahai-friends/contract';
import { writtenIn } from '@bahai-friends/languages/written-in';
import { BadiDay } from '../../../calendar/badi-day.tsx';
import { ownNameOf } from '../../../texts/own-names.ts';
import { spoken } from '../../../texts/spoken.ts';
import { whole } from '../../../texts/whole.ts';
import { ExternalLink } from '../../../ui/external-link.tsx';
import { whenOf } from './gathering-time.tsx';

/** The state of a meeting; null where it is held by the rule. */
export function GatheringState({ gathering }: { readonly gathering: ShownGathering }) {
  const { cancelled, movedFrom } = gathering;
  const texts = whole().gatherings;
  if (cancelled) return <p className="gathering-state">{texts.cancelled}</p>;
  if (movedFrom === null) return null;
  return (
    <p className="gathering-state">{texts.movedFrom(whole().days.weekdayAndDay(movedFrom))}</p>
  );
}

/** The attributes for a gathering's texts, which are in its own language and direction. */
export const wordsOf = ({ language }: Pick<ShownGathering, 'language'>) =>
  writtenIn(language, spoken.code);

interface GatheringFactsProps {
  readonly gathering: ShownGathering;
  readonly timeZone: string;
}

/** Everything that a page shows of one meeting besides its title. */
export function GatheringFacts({ gathering, timeZone }: GatheringFactsProps) {
  const { begins, kind, place, online, note, description, language } = gathering;
  const texts = whole().gatherings;
  const words = wordsOf(gathering);
  return (
    <>
      <GatheringState gathering={gathering} />
      {note && (
        <p {...words} className="gathering-note">
          {note}
        </p>
      )}
      <dl className="gathering-facts">
        <dt>{texts.when}</dt>
        <dd>
          <time dateTime={gathering.startsAt}>{whenOf(gathering)}</time>
          <br />
          <BadiDay day={begins.day} />
        </dd>
        {place && (
          <>
            <dt>{texts.place}</dt>
            <dd>
              <span {...words}>{place}</span>
            </dd>
          </>
        )}
        {online && (
          <>
            <dt>{texts.online}</dt>
            <dd>
              <ExternalLink href={online} dir="ltr">
                {online}
              </ExternalLink>
            </dd>
          </>
        )}
        {language !== spoken.code && (
          <>
            <dt>{texts.language}</dt>
            <dd>
              <span {...words}>{ownNameOf(language)}</span>
            </dd>
          </>
        )}
      </dl>
      {description && (
        <p {...words} className="gathering-description">
          {description}
        </p>
      )}
      <p className="quiet">
        {texts.kinds[kind]} · {texts.timesIn(timeZone)}
      </p>
    </>
  );
}
