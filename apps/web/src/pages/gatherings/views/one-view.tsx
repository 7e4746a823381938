import type { Answering, ShownGathering } from '@bahai-friends/contract';
import { inLanguage } from '../../../site/page-address.ts';
import { whole } from '../../../texts/whole.ts';
import { Card } from '../../../ui/card.tsx';
import { MastheadLink } from '../../../ui/masthead-link.tsx';
import { AnswerForm } from './answer-form.tsx';
import { EventData } from './event-data.tsx';
import { GatheringFacts, wordsOf } from './gathering-facts.tsx';

interface OneViewProps {
  readonly gathering: ShownGathering;
  readonly answering: Answering | null;
  readonly publicUrl: string | null;
  readonly siteName: string;
  readonly timeZone: string;
}

/** One meeting, as everybody may know it. */
export function OneView({ gathering, answering, publicUrl, siteName, timeZone }: OneViewProps) {
  const address = `/gatherings/${gathering.id}/${gathering.day}`;
  const texts = whole().gatherings;
  return (
    <div className="read-page gatherings">
      <MastheadLink />
      <Card headingLevel={1} title={<span {...wordsOf(gathering)}>{gathering.title}</span>}>
        <GatheringFacts gathering={gathering} timeZone={timeZone} />
      </Card>
      {answering && <AnswerForm answering={answering} address={inLanguage(address)} />}
      <p className="ways">
        <a href={`${address}.ics`} className="button">
          {texts.addToCalendar}
        </a>
        <a href={inLanguage('/gatherings')} className="button">
          {texts.all}
        </a>
      </p>
      <EventData
        gathering={gathering}
        address={inLanguage(address)}
        siteName={siteName}
        publicUrl={publicUrl}
      />
    </div>
  );
}
