import type { Language, ShownGathering, UpcomingGathering } from '@bahai-friends/contract';
import { textsOf } from '@bahai-friends/languages/language-of';
import type { HeldOccurrence } from '../held-occurrences.ts';
import { toShown } from '../shown-gathering.ts';

/** A gathering as programs get it. */
export interface ToldGathering {
  /** Null where it is not public, or not any more. */
  readonly gathering: Pick<
    UpcomingGathering & ShownGathering,
    'kind' | 'kindName' | 'title' | 'description' | 'language'
  > | null;
  /** The next meetings, or the one that was asked for. */
  readonly occurrences: readonly UpcomingGathering[];
}

/** The settings with which meetings are described to programs. */
export interface Reader {
  readonly timeZone: string;
  /** The community's own language. */
  readonly own: Language;
  readonly language: Language;
  readonly publicUrl: string | null;
}

export async function kindNames(language: Language) {
  return (await textsOf('gatherings', language)).kinds;
}

/** Meetings as programs get them. */
export async function toUpcoming(
  occurrences: readonly HeldOccurrence[],
  { timeZone, own, language, publicUrl }: Reader,
): Promise<UpcomingGathering[]> {
  const prefix = language === own ? '' : `/${language}`;
  const names = await kindNames(language);
  return occurrences.map((occurrence) => {
    const each = toShown(occurrence, 'everyone', { timeZone, language: own });
    return {
      id: each.id,
      day: occurrence.held,
      startsAt: each.startsAt,
      minutes: occurrence.gathering.minutes,
      kind: each.kind,
      kindName: names[each.kind],
      title: each.title,
      place: each.place,
      online: each.online,
      note: each.note,
      cancelled: each.cancelled,
      url: `${publicUrl ?? ''}${prefix}/gatherings/${each.id}/${each.day}`,
    };
  });
}
