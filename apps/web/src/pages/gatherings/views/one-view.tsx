import type { Answering, ShownGathering } from '@bahai-friends/contract';
import { inLanguage } from '../../../site/page-address.ts';
import { whole } from '../../../texts/whole.ts';
import { Card } from '../../../ui/card.tsx';
import { MastheadLink } from '../../../ui/masthead-link.tsx';
import { SharingWays } from '../../../ui/sharing/sharing-ways.tsx';
import { AnswerForm } from './answer-form.tsx';
import { EventData } from './event-data.tsx';
import { GatheringFacts, wordsOf } from './gathering-facts.tsx';
import { whenOf } from './gathering-time.tsx';
import { ProgrammeLinks } from './programme-links.tsx';

interface OneViewProps {
  readonly gathering: ShownGathering;
  readonly hasProgramme: boolean;
  readonly answering: Answering | null;
  readonly publicUrl: string | null;
  readonly siteName: string;
  readonly timeZone: string;
  /** Civil day. */
  readonly today: string;
}

/** The message with which a meeting is shared. */
function invitationTo(gathering: ShownGathering): string {
  const { title, place, online } = gathering;
  const { invitation } = whole().documents.sharing;
  const lines = [invitation(title), whenOf(gathering), place, online];
  return lines.filter((line) => line !== null && line !== '').join('\n');
}

/** One public meeting. */
export function OneView(props: OneViewProps) {
  const { gathering, hasProgramme, answering, publicUrl, siteName, timeZone, today } = props;
  const address = `/gatherings/${gathering.id}/${gathering.day}`;
  const texts = whole().gatherings;
  return (
    <div className="read-page gatherings">
      <MastheadLink />
      <Card headingLevel={1} title={<span {...wordsOf(gathering)}>{gathering.title}</span>}>
        <GatheringFacts gathering={gathering} timeZone={timeZone} />
      </Card>
      {hasProgramme && <ProgrammeLinks address={inLanguage(address)} />}
      {answering && <AnswerForm answering={answering} address={inLanguage(address)} />}
      {!gathering.cancelled && gathering.begins.day >= today && (
        <SharingWays
          subject={gathering.title}
          text={invitationTo(gathering)}
          path={inLanguage(address)}
          publicUrl={publicUrl}
          picture={`${address}.png`}
        />
      )}
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
