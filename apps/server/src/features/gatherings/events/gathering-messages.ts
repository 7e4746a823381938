import type { WebhookEvent } from '../../../channels/webhooks/webhook-channel.ts';
import type { Clock } from '../../../clock.ts';
import type { Make } from '../../../sender/sender-work.ts';
import type { PublicGatheringsService } from '../public-gatherings.service.ts';
import { GATHERING_KINDS, readGatheringSubject } from './gathering-rows.ts';

interface MessagesDependencies {
  readonly clock: Pick<Clock, 'now'>;
  readonly gatherings: Pick<PublicGatheringsService, 'told'>;
}

/** Makes what webhooks are told of gatherings, in the words of the moment at which it is sent. */
export function createGatheringMessages({ clock, gatherings }: MessagesDependencies) {
  const make =
    (type: string, tellsThatItIsGone: boolean): Make<WebhookEvent> =>
    async ({ key, subject }) => {
      const { id, day } = readGatheringSubject(subject);
      const told = await gatherings.told(id, day);
      if (told === 'off') return null;
      const { gathering, occurrences } = told;
      if (gathering === null && !(tellsThatItIsGone && day === null)) return null;
      // The rule has lost the day since: then the gathering as a whole is told.
      if (day !== null && occurrences.length === 0) return null;
      const data = { id, day, gathering, occurrences };
      return { message: { id: key.replaceAll(' ', '-'), type, timestamp: clock.now(), data } };
    };
  return {
    [GATHERING_KINDS.announced]: make('gathering.announced', false),
    [GATHERING_KINDS.changed]: make('gathering.changed', true),
  };
}
