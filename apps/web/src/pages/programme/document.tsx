import { isCivilDay } from '@bahai-friends/badi-calendar';
import type { ProgrammeParts, ProgrammeView } from '@bahai-friends/contract';
import { isGivenDay } from '@bahai-friends/contract/given-days';
import { MEETING_PATH } from '@bahai-friends/contract/meeting-address';
import { askedPaper, type Paper } from '@bahai-friends/contract/paper';
import { meetingTime } from '@bahai-friends/languages/meeting-times';
import { whole } from '../../texts/whole.ts';
import { RefusedPaper } from '../../ui/sheets/refused-paper.tsx';
import type { DocumentPages, FoundDocument } from '../page-kinds.ts';
import { Booklet } from './booklet/booklet.tsx';
import { programmePath } from './layout/programme-path.ts';
import { Slides } from './slides/slides.tsx';

/** The values in the address: the meeting, the view, and the paper of a booklet. */
export type ProgrammeValues = Readonly<{
  id: number;
  day: string;
  view: ProgrammeView;
  paper: Paper | 'refused' | null;
}>;

const VIEWS: Readonly<Record<string, ProgrammeView>> = {
  '/programme': 'programme',
  '/show': 'show',
};

function find(
  path: string,
  query: URLSearchParams,
  { features }: { readonly features: { readonly gatherings: boolean } },
): FoundDocument<ProgrammeValues> | null {
  const [, id, day = '', beside = ''] = MEETING_PATH.exec(path) ?? [];
  const view = VIEWS[beside];
  if (!features.gatherings || view === undefined || !isCivilDay(day) || !isGivenDay(day)) {
    return null;
  }
  const paper = view === 'programme' ? askedPaper(query) : null;
  const values = { id: Number(id), day, view, paper };
  if (paper === 'refused') return { address: path, values, isRefused: true };
  return { address: paper === null ? path : `${path}?paper=${paper}`, values };
}

const titleOf = ({ gathering }: ProgrammeParts['programme']): string =>
  whole().gatherings.programme.of(gathering.title);

/** The programme of one meeting of a gathering: as a booklet for printing, and for a screen in the room. */
export const document = {
  find,
  title: ({ programme, site }) => `${titleOf(programme)} – ${site.siteName}`,
  head: ({ programme }) => ({
    description: `${titleOf(programme)}. ${meetingTime(programme.gathering, whole())}`,
    inSerif: [programme.gathering.title],
  }),
  render({ programme, site, publicUrl }) {
    const { paper, view } = programme;
    if (view === 'show') return <Slides {...programme} />;
    if (paper === 'refused') {
      const pathOf = (other: Paper | null) => programmePath(programme, other);
      return <RefusedPaper title={titleOf(programme)} pathOf={pathOf} />;
    }
    return (
      <Booklet
        {...programme}
        paper={paper}
        title={titleOf(programme)}
        siteName={site.siteName}
        publicUrl={publicUrl}
      />
    );
  },
} satisfies DocumentPages<ProgrammeParts, ProgrammeValues>;
