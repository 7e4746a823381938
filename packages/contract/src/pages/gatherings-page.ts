import type { GatheringKind } from '../gatherings/new-gathering.ts';
import type { Language } from '../site/language.ts';

/** A moment as the community's clocks show it. */
export interface LocalTime {
  /** Civil day. */
  readonly day: string;
  /** `HH:MM` */
  readonly time: string;
}

/** One meeting as a page shows it: only what its readers may know. */
export interface ShownGathering {
  readonly id: number;
  /** The civil day by the rule, which its address has. */
  readonly day: string;
  /** The civil day by the rule where it is held on another one. */
  readonly movedFrom: string | null;
  /** Instants, ISO 8601 in UTC. */
  readonly startsAt: string;
  readonly endsAt: string;
  readonly begins: LocalTime;
  readonly ends: LocalTime;
  readonly kind: GatheringKind;
  readonly title: string;
  readonly description: string;
  readonly place: string;
  readonly online: string | null;
  readonly note: string | null;
  readonly cancelled: boolean;
  /** In which its words are. */
  readonly language: Language;
}

/** What one page about gatherings shows. */
export type GatheringsView =
  /** What everybody may know of the next weeks. */
  | { readonly view: 'all'; readonly shown: readonly ShownGathering[] }
  | { readonly view: 'one'; readonly gathering: ShownGathering }
  /** What somebody with the link sees of a series. */
  | {
      readonly view: 'link';
      readonly token: string;
      readonly title: string;
      readonly description: string;
      readonly kind: GatheringKind;
      readonly language: Language;
      readonly shown: readonly ShownGathering[];
    }
  | {
      readonly view: 'link-day';
      readonly token: string;
      readonly gathering: ShownGathering;
    };

/** What the pages about gatherings have of their own. */
export interface GatheringsParts {
  readonly gatherings: GatheringsView;
}
