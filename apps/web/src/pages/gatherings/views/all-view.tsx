import type { ShownGathering } from '@bahai-friends/contract';
import { feedAddress, inLanguage } from '../../../site/page-address.ts';
import { whole } from '../../../texts/whole.ts';
import { MastheadLink } from '../../../ui/masthead-link.tsx';
import { GatheringList } from './gathering-list.tsx';

interface AllViewProps {
  readonly shown: readonly ShownGathering[];
  readonly timeZone: string;
}

/** Public gatherings of the next weeks. */
export function AllView({ shown, timeZone }: AllViewProps) {
  const texts = whole().gatherings;
  return (
    <div className="read-page gatherings">
      <MastheadLink />
      <h1>{texts.title}</h1>
      {shown.length === 0 ? (
        <p className="quiet">{texts.none}</p>
      ) : (
        <>
          <p className="quiet">{texts.intro}</p>
          <GatheringList
            shown={shown}
            addressOf={({ id, day }) => inLanguage(`/gatherings/${id}/${day}`)}
          />
          <p className="quiet">{texts.timesIn(timeZone)}</p>
        </>
      )}
      <p className="ways">
        <a href={feedAddress('/feeds/gatherings.ics')} className="button">
          {texts.subscribe}
        </a>
        <a href={inLanguage('/')} className="button">
          {whole().documents.shownQuotes.home}
        </a>
      </p>
    </div>
  );
}
