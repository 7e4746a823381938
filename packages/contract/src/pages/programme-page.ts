import type { ProgrammeItem } from '../gatherings/programme.ts';
import type { ShownGathering } from './gatherings-page.ts';
import type { Paper } from './paper.ts';

/** The programme of one meeting, as a page shows it: readers' names are empty except behind the gathering's link. */
export interface ShownProgramme {
  readonly gathering: ShownGathering;
  readonly items: readonly ProgrammeItem[];
}

/** What the pages of a programme have of their own. */
export interface ProgrammeParts {
  readonly programme: ShownProgramme & {
    readonly view: ProgrammeView;
    /** The paper of a booklet; null for the printer's own. */
    readonly paper: Paper | 'refused' | null;
    /** The token of the gathering's link; null on pages for everybody. */
    readonly token: string | null;
  };
}

/** A booklet to be printed, or slides for a screen in the room. */
export type ProgrammeView = 'programme' | 'show';
