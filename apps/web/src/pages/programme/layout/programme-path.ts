import type { ProgrammeParts } from '@bahai-friends/contract';
import type { Paper } from '@bahai-friends/contract/paper';
import { writtenIn } from '@bahai-friends/languages/written-in';
import { inLanguage } from '../../../site/page-address.ts';
import { spoken } from '../../../texts/spoken.ts';
import { isRightToLeft } from './text-width.ts';

type Shown = Pick<ProgrammeParts['programme'], 'gathering' | 'token'>;

/** The path of the meeting's page: behind the link, or public. */
export const meetingPath = ({ gathering: { id, day }, token }: Shown): string =>
  token === null ? inLanguage(`/gatherings/${id}/${day}`) : `/gatherings/with/${token}/${day}`;

/** The path of the booklet for a paper. */
export const programmePath = (shown: Shown, paper: Paper | null): string =>
  `${meetingPath(shown)}/programme${paper === null ? '' : `?paper=${paper}`}`;

export const showPath = (shown: Shown): string => `${meetingPath(shown)}/show`;

/**
 * The attributes for a text of a programme. Items may be in several languages, so the letters of each text decide its
 * direction, and the gathering's language is set only where it fits that.
 */
export function writtenAs(text: string, { language }: Shown['gathering']) {
  const { lang, dir } = writtenIn(language, spoken.code);
  const fits = isRightToLeft(text) === (dir === 'rtl');
  return { dir: 'auto', ...(fits && lang !== undefined && { lang }) } as const;
}
