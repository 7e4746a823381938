import type { GatheringsView } from '@bahai-friends/contract';
import { whole } from '../../../texts/whole.ts';
import { MastheadLink } from '../../../ui/masthead-link.tsx';
import { wordsOf } from './gathering-facts.tsx';
import { GatheringList } from './gathering-list.tsx';

type LinkViewProps = Extract<GatheringsView, { readonly view: 'link' }> & {
  readonly timeZone: string;
};

/** All meetings of one gathering, for people with its link. */
export function LinkView({
  token,
  title,
  description,
  kind,
  language,
  shown,
  timeZone,
}: LinkViewProps) {
  const texts = whole().gatherings;
  const words = wordsOf({ language });
  return (
    <div className="read-page gatherings">
      <MastheadLink />
      <h1 {...words}>{title}</h1>
      <p className="quiet">{texts.kinds[kind]}</p>
      {description && (
        <p {...words} className="gathering-description">
          {description}
        </p>
      )}
      {shown.length === 0 ? (
        <p className="quiet">{texts.nothingFurther}</p>
      ) : (
        <>
          <GatheringList
            shown={shown}
            addressOf={({ day }) => `/gatherings/with/${token}/${day}`}
          />
          <p className="quiet">{texts.timesIn(timeZone)}</p>
        </>
      )}
      <p className="quiet">{texts.forLink}</p>
      <p className="ways">
        <a href={`/gatherings/with/${token}.ics`} className="button">
          {texts.subscribe}
        </a>
      </p>
    </div>
  );
}
