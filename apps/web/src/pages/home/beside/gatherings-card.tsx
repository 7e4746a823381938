import type { ShownGathering } from '@bahai-friends/contract';
import { writtenIn } from '@bahai-friends/languages/written-in';
import { inLanguage } from '../../../site/page-address.ts';
import { spoken } from '../../../texts/spoken.ts';
import { whole } from '../../../texts/whole.ts';

interface GatheringsCardProps {
  /** The next meetings, at least one. */
  readonly gatherings: readonly ShownGathering[];
}

const HEADING = 'gatherings-card';

/** The sixth card: the next gatherings. It stands beside the application, so that no script contains it. */
export function GatheringsCard({ gatherings }: GatheringsCardProps) {
  const texts = whole().gatherings;
  return (
    <section aria-labelledby={HEADING} className="card gatherings-card">
      <h2 id={HEADING} className="card-title">
        {texts.title}
      </h2>
      <a href={inLanguage('/gatherings')} className="read-on way-on">
        {texts.all}
      </a>
      <ul className="card-body">
        {gatherings.map((gathering) => (
          <li key={`${gathering.id} ${gathering.day}`}>
            <time dateTime={gathering.startsAt}>
              {texts.dayAndTime(
                whole().days.weekdayAndDay(gathering.begins.day),
                whole().clock(gathering.begins),
              )}
            </time>{' '}
            <a
              href={inLanguage(`/gatherings/${gathering.id}/${gathering.day}`)}
              {...writtenIn(gathering.language, spoken.code)}
            >
              {gathering.title}
            </a>{' '}
            {gathering.place && <bdi className="label">{gathering.place}</bdi>}
          </li>
        ))}
      </ul>
    </section>
  );
}
