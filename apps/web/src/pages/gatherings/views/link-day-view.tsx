import type { ShownGathering } from '@bahai-friends/contract';
import { whole } from '../../../texts/whole.ts';
import { Card } from '../../../ui/card.tsx';
import { MastheadLink } from '../../../ui/masthead-link.tsx';
import { GatheringFacts, wordsOf } from './gathering-facts.tsx';

interface LinkDayViewProps {
  readonly token: string;
  readonly gathering: ShownGathering;
  readonly timeZone: string;
}

/** One meeting, for whoever has the gathering's link. */
export function LinkDayView({ token, gathering, timeZone }: LinkDayViewProps) {
  const texts = whole().gatherings;
  return (
    <div className="read-page gatherings">
      <MastheadLink />
      <Card headingLevel={1} title={<span {...wordsOf(gathering)}>{gathering.title}</span>}>
        <GatheringFacts gathering={gathering} timeZone={timeZone} />
      </Card>
      <p className="quiet">{texts.forLink}</p>
      <p className="ways">
        <a href={`/gatherings/with/${token}.ics`} className="button">
          {texts.subscribe}
        </a>
        <a href={`/gatherings/with/${token}`} className="button">
          {texts.all}
        </a>
      </p>
    </div>
  );
}
