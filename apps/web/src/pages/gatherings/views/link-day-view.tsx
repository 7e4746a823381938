import type { Answering, ShownGathering } from '@bahai-friends/contract';
import { whole } from '../../../texts/whole.ts';
import { Card } from '../../../ui/card.tsx';
import { MastheadLink } from '../../../ui/masthead-link.tsx';
import { AnswerForm } from './answer-form.tsx';
import { GatheringFacts, wordsOf } from './gathering-facts.tsx';
import { ProgrammeLinks } from './programme-links.tsx';

interface LinkDayViewProps {
  readonly token: string;
  readonly gathering: ShownGathering;
  readonly hasProgramme: boolean;
  readonly answering: Answering | null;
  readonly timeZone: string;
}

/** One meeting, for people with the gathering's link. */
export function LinkDayView(props: LinkDayViewProps) {
  const { token, gathering, hasProgramme, answering, timeZone } = props;
  const texts = whole().gatherings;
  const address = `/gatherings/with/${token}/${gathering.day}`;
  return (
    <div className="read-page gatherings">
      <MastheadLink />
      <Card headingLevel={1} title={<span {...wordsOf(gathering)}>{gathering.title}</span>}>
        <GatheringFacts gathering={gathering} timeZone={timeZone} />
      </Card>
      {hasProgramme && <ProgrammeLinks address={address} />}
      {answering && <AnswerForm answering={answering} address={address} />}
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
