import { isCivilDay } from '@bahai-friends/badi-calendar';
import type { GatheringsParts, GatheringsView, SitePageData } from '@bahai-friends/contract';
import { isGivenDay } from '@bahai-friends/contract/given-days';
import { MEETING_PATH } from '@bahai-friends/contract/meeting-address';
import { feedAddress } from '../../site/page-address.ts';
import { whole } from '../../texts/whole.ts';
import type { DocumentPages, FoundDocument } from '../page-kinds.ts';
import { AllView } from './views/all-view.tsx';
import { AnswerView } from './views/answer-view.tsx';
import { whenOf } from './views/gathering-time.tsx';
import { LinkDayView } from './views/link-day-view.tsx';
import { LinkView } from './views/link-view.tsx';
import { NoteView } from './views/note-view.tsx';
import { OneView } from './views/one-view.tsx';

const PATH = '/gatherings';

/** The values in the address: one meeting by its gathering and the day by the rule, or all of the next weeks. */
export interface GatheringsValues {
  readonly [value: string]: string | number | null;
  readonly id: number | null;
  readonly day: string | null;
}

function find(
  path: string,
  _query: URLSearchParams,
  { features }: { readonly features: { readonly gatherings: boolean } },
): FoundDocument<GatheringsValues> | null {
  if (!features.gatherings) return null;
  if (path === PATH) return { address: path, values: { id: null, day: null } };
  const [, id, day = '', beside] = MEETING_PATH.exec(path) ?? [];
  if (id === undefined || beside !== undefined || !isCivilDay(day) || !isGivenDay(day)) return null;
  return { address: path, values: { id: Number(id), day } };
}

function headingOf(gatherings: GatheringsView): string {
  switch (gatherings.view) {
    case 'all':
      return whole().gatherings.title;
    case 'link':
      return gatherings.title;
    case 'answer':
      return whole().answers.yours.title;
    case 'withdrawn':
      return whole().answers.withdrawn.title;
    case 'gone':
      return whole().letters.gone.title;
    default:
      return gatherings.gathering.title;
  }
}

function View({ gatherings, publicUrl, site }: ViewProps) {
  switch (gatherings.view) {
    case 'all':
      return <AllView shown={gatherings.shown} timeZone={site.timeZone} />;
    case 'one':
      return (
        <OneView
          gathering={gatherings.gathering}
          hasProgramme={gatherings.hasProgramme}
          answering={gatherings.answering}
          publicUrl={publicUrl}
          siteName={site.siteName}
          timeZone={site.timeZone}
          today={site.today}
        />
      );
    case 'link':
      return <LinkView {...gatherings} timeZone={site.timeZone} />;
    case 'link-day':
      return <LinkDayView {...gatherings} timeZone={site.timeZone} />;
    case 'answer':
      return <AnswerView {...gatherings} />;
    case 'withdrawn':
      return <NoteView {...whole().answers.withdrawn} />;
    case 'gone':
      return <NoteView title={whole().letters.gone.title} text={whole().answers.gone} />;
  }
}

interface ViewProps {
  readonly gatherings: GatheringsView;
  readonly publicUrl: string | null;
  readonly site: Pick<SitePageData['site'], 'siteName' | 'timeZone' | 'today'>;
}

/** Gatherings: those for everybody, and a gathering behind its link. */
export const document = {
  find,
  title: ({ site, gatherings }) => `${headingOf(gatherings)} – ${site.siteName}`,
  head: ({ site, gatherings }) => {
    const { title, description } = whole().gatherings;
    if (gatherings.view === 'all') {
      return {
        description: description(site.siteName),
        inSerif: [site.siteName],
        shared: { title, description: description(site.siteName) },
        feeds: [
          {
            type: 'text/calendar',
            title: `${site.siteName} – ${title}`,
            href: feedAddress('/feeds/gatherings.ics'),
          },
        ],
      };
    }
    // A page behind a link must not be indexed, nor shown in previews where the link is shared.
    if (gatherings.view !== 'one') {
      return { description: description(site.siteName), inSerif: [site.siteName] };
    }
    const { gathering } = gatherings;
    const what = [whenOf(gathering), gathering.place].filter((part) => part !== '').join(' · ');
    return {
      description: what,
      inSerif: [site.siteName, gathering.title],
      shared: { title: gathering.title, description: what },
    };
  },
  render: ({ site, gatherings, publicUrl }) => (
    <View gatherings={gatherings} publicUrl={publicUrl} site={site} />
  ),
} satisfies DocumentPages<GatheringsParts, GatheringsValues>;
