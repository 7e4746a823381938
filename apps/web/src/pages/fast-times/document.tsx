import { FIRST_YEAR, fastOf, LAST_YEAR } from '@bahai-friends/badi-calendar';
import type { FastTimes, PublicSettings } from '@bahai-friends/contract';
import { texts } from '../../calendar/badi-year-texts.ts';
import { whole } from '../../texts/whole.ts';
import type { DocumentPages, FoundDocument } from '../page-kinds.ts';
import { FastSheet } from './days/fast-sheet.tsx';

const PATH = /^\/fast\/([1-9]\d{0,2})$/;

export interface FastTimesParts {
  readonly fastTimes: FastTimes;
}

/** The year in B.E. */
export type FastTimesValues = Readonly<Record<'year', number>>;

function find(
  path: string,
  _query: URLSearchParams,
  { place }: Pick<PublicSettings, 'place'>,
): FoundDocument<FastTimesValues> | null {
  const year = Number(PATH.exec(path)?.[1]);
  const isThere = place !== null && year >= FIRST_YEAR && year <= LAST_YEAR;
  return isThere ? { address: path, values: { year } } : null;
}

const titleOf = ({ year }: FastTimes): string =>
  whole().documents.takeHome.fast.title(texts.yearName(year));

/** The days of the Fast with sunrise and sunset, for printing: `/fast/{year}`. */
export const document = {
  find,
  title: ({ fastTimes, site }) => `${titleOf(fastTimes)} – ${site.siteName}`,
  head({ fastTimes }) {
    const { year } = fastTimes;
    const { description: say } = whole().documents.takeHome.fast;
    const description = say(texts.yearName(year), whole().days.span(fastOf(year)));
    return { description, inSerif: [], shared: { title: titleOf(fastTimes), description } };
  },
  render: ({ fastTimes, site, publicUrl }) => (
    <FastSheet
      {...fastTimes}
      title={titleOf(fastTimes)}
      siteName={site.siteName}
      publicUrl={publicUrl}
    />
  ),
} satisfies DocumentPages<FastTimesParts, FastTimesValues>;
