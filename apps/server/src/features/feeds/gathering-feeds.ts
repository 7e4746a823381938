import type { Language, PublicSettings } from '@bahai-friends/contract';
import { textsOf } from '@bahai-friends/languages/language-of';
import type { PublicGatheringsService } from '../gatherings/public-gatherings.service.ts';
import { createFeedIds } from './feed-ids.ts';
import { writeGatherings } from './gathering-events.ts';

/** Gatherings as iCalendar text; null where there are none, so that nobody learns more. */
export interface GatheringFeeds {
  /** Gatherings for everybody. @param asked null for the community's own language */
  all(asked: Language | null): Promise<string | null>;
  /** One meeting for everybody, by the rule's civil day. */
  one(id: number, day: string): Promise<string | null>;
  /** All meetings of one gathering, for people with its link. */
  behind(token: string): Promise<string | null>;
}

interface GatheringFeedsDependencies {
  readonly settings: { shown(): Promise<PublicSettings> };
  readonly gatherings: PublicGatheringsService;
  readonly publicUrl: string | null;
  /** A UUID that never changes; ids are made from it. */
  readonly publicId: string;
}

export function createGatheringFeeds({
  settings,
  gatherings,
  publicUrl,
  publicId,
}: GatheringFeedsDependencies): GatheringFeeds {
  const ids = createFeedIds(publicId);
  const pageAt =
    (prefix: string) =>
    ({ gathering, day }: { readonly gathering: { readonly id: number }; readonly day: string }) =>
      publicUrl && `${publicUrl}${prefix}/gatherings/${gathering.id}/${day}`;
  return {
    async all(asked) {
      const calendar = await gatherings.calendar();
      if (calendar === null) return null;
      const { siteName, language: own } = await settings.shown();
      const language = asked ?? own;
      const texts = await textsOf('gatherings', language);
      return writeGatherings(`${siteName} – ${texts.title}`, calendar, {
        audience: 'everyone',
        texts,
        ids,
        pageOf: pageAt(language === own ? '' : `/${language}`),
      });
    },

    async one(id, day) {
      const calendar = await gatherings.calendarOf(id, day);
      if (calendar === null) return null;
      const { siteName, language } = await settings.shown();
      const texts = await textsOf('gatherings', language);
      const events = { audience: 'everyone', texts, ids, pageOf: pageAt('') } as const;
      return writeGatherings(siteName, calendar, events);
    },

    async behind(token) {
      const calendar = await gatherings.calendarBehind(token);
      if (calendar === null) return null;
      const { siteName, language: own } = await settings.shown();
      const language = calendar.occurrences[0]?.gathering.language ?? own;
      const texts = await textsOf('gatherings', language);
      return writeGatherings(`${siteName} – ${texts.title}`, calendar, {
        audience: 'link',
        texts,
        ids,
        pageOf: ({ day }) => publicUrl && `${publicUrl}/gatherings/with/${token}/${day}`,
      });
    },
  };
}
