import type { WebhookEvent } from '../../../channels/webhooks/webhook-channel.ts';
import type { Clock } from '../../../clock.ts';
import type { Make } from '../../../sender/sender-work.ts';
import type { PublicGatheringsService } from '../public-gatherings.service.ts';
import { GATHERING_KINDS, readGatheringSubject } from './gathering-rows.ts';

interface MessagesDependencies {
  readonly clock: Pick<Clock, 'now'>;
  readonly gatherings: Pick<PublicGatheringsService, 'told'>;
}

/** Makes events about gatherings, with the values of the moment at which they are sent. */
export function createGatheringMessages({ clock, gatherings }: MessagesDependencies) {
  const make =
    (type: string, tellsThatItIsGone: boolean): Make<WebhookEvent> =>
    async ({ key, subject }) => {
      const { id, day } = readGatheringSubject(subject);
      const told = await gatherings.told(id, day);
      if (told === 'off') return null;
      const { gathering, occurrences } = told;
      if (gathering === null && !(tellsThatItIsGone && day === null)) return null;
      // The rule does not have the day any more: then the event is about the gathering as a whole.
      if (day !== null && occurrences.length === 0) return null;
      const data = { id, day, gathering, occurrences };
      return { message: { id: key.replaceAll(' ', '-'), type, timestamp: clock.now(), data } };
    };
  return {
    [GATHERING_KINDS.announced]: make('gathering.announced', false),
    [GATHERING_KINDS.changed]: make('gathering.changed', true),
  };
}
