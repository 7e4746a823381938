import type { ShownGathering } from '@bahai-friends/contract';
import { writtenIn } from '@bahai-friends/languages/written-in';
import { BadiDay } from '../../../calendar/badi-day.tsx';
import { ownNameOf } from '../../../texts/own-names.ts';
import { spoken } from '../../../texts/spoken.ts';
import { whole } from '../../../texts/whole.ts';
import { ExternalLink } from '../../../ui/external-link.tsx';
import { whenOf } from './gathering-time.tsx';

/** What became of a meeting: nothing where it is held as the rule says. */
export function GatheringState({ gathering }: { readonly gathering: ShownGathering }) {
  const { cancelled, movedFrom } = gathering;
  const texts = whole().gatherings;
  if (cancelled) return <p className="gathering-state">{texts.cancelled}</p>;
  if (movedFrom === null) return null;
  return (
    <p className="gathering-state">{texts.movedFrom(whole().days.weekdayAndDay(movedFrom))}</p>
  );
}

/** A gathering's words are in its own language, and keep their direction. */
export const wordsOf = ({ language }: Pick<ShownGathering, 'language'>) =>
  writtenIn(language, spoken.code);

interface GatheringFactsProps {
  readonly gathering: ShownGathering;
  readonly timeZone: string;
}

/** All that a page says of one meeting besides its title. */
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
