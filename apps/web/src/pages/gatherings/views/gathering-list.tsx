import type { ShownGathering } from '@bahai-friends/contract';
import { BadiDay } from '../../../calendar/badi-day.tsx';
import { whole } from '../../../texts/whole.ts';
import { ExternalLink } from '../../../ui/external-link.tsx';
import { GatheringState, wordsOf } from './gathering-facts.tsx';
import { GatheringTime } from './gathering-time.tsx';

interface GatheringListProps {
  readonly shown: readonly ShownGathering[];
  readonly addressOf: (gathering: ShownGathering) => string;
}

/** Meetings by day. */
export function GatheringList({ shown, addressOf }: GatheringListProps) {
  const days = [...Map.groupBy(shown, ({ begins }) => begins.day)];
  return (
    <ul className="gathering-days">
      {days.map(([day, gatherings]) => (
        <li key={day}>
          <h2>
            <time dateTime={day}>{whole().days.weekdayAndDay(day)}</time> <BadiDay day={day} />
          </h2>
          <ul>
            {gatherings.map((gathering) => (
              <li key={`${gathering.id} ${gathering.day}`}>
                <GatheringItem gathering={gathering} href={addressOf(gathering)} />
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}

function GatheringItem({
  gathering,
  href,
}: {
  readonly gathering: ShownGathering;
  readonly href: string;
}) {
  const { title, kind, place, online, cancelled } = gathering;
  const words = wordsOf(gathering);
  return (
    <article className="gathering" data-cancelled={cancelled || undefined}>
      <h3>
        <a href={href} {...words}>
          {title}
        </a>
      </h3>
      <p>
        <GatheringTime gathering={gathering} /> · {whole().gatherings.kinds[kind]}
      </p>
      {place && (
        <p>
          <span {...words}>{place}</span>
        </p>
      )}
      {online && (
        <p>
          <ExternalLink href={online} aria-label={whole().gatherings.onlineOf(title)}>
            {whole().gatherings.online}
          </ExternalLink>
        </p>
      )}
      <GatheringState gathering={gathering} />
    </article>
  );
}
