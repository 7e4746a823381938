import type { ProgrammeItem, ShownProgramme } from '@bahai-friends/contract';
import type { Paper } from '@bahai-friends/contract/paper';
import { meetingTime } from '@bahai-friends/languages/meeting-times';
import { BadiDay } from '../../../calendar/badi-day.tsx';
import { whole } from '../../../texts/whole.ts';
import { NinePointedStar } from '../../../ui/ornaments/nine-pointed-star.tsx';
import { PaperLinks } from '../../../ui/sheets/paper-links.tsx';
import { PrintHead } from '../../../ui/sheets/print-head.tsx';
import { bookletPages, type Piece, type PieceKind } from '../layout/booklet-pages.ts';
import { imposedSides } from '../layout/imposed-sides.ts';
import { meetingPath, programmePath, showPath, writtenAs } from '../layout/programme-path.ts';
import { ReadProgramme } from './read-programme.tsx';

interface BookletProps extends ShownProgramme {
  readonly token: string | null;
  readonly paper: Paper | null;
  readonly title: string;
  readonly siteName: string;
  readonly publicUrl: string | null;
}

/** A programme to be read on a screen, or printed and folded into a booklet. */
export function Booklet(props: BookletProps) {
  const { gathering, items, paper, title, siteName } = props;
  const { programme } = whole().gatherings;
  const words = {
    part: (part: ProgrammeItem['part']) => (part === 'other' ? null : programme.parts[part]),
    reader: programme.reader,
  };
  const pages = bookletPages(items, words);
  // The cover comes before them.
  const sides = imposedSides(pages.length + 1);
  return (
    <>
      <PrintHead siteName={siteName} title={title} note={programme.howToPrint}>
        <a href={meetingPath(props)}>{programme.meeting}</a>
        <a href={showPath(props)}>{programme.slides}</a>
        <PaperLinks pathOf={(other) => programmePath(props, other)} current={paper} />
      </PrintHead>
      <ReadProgramme gathering={gathering} items={items} />
      <div className="booklet" data-paper={paper ?? undefined}>
        {sides.map((side) => (
          <div key={side.join()} className="booklet-side">
            {side.map((at) => (
              <section key={at} className="booklet-page">
                {at === 0 ? (
                  <Cover {...props} />
                ) : (
                  <Page pieces={pages[at - 1] ?? []} number={at + 1} gathering={gathering} />
                )}
              </section>
            ))}
          </div>
        ))}
      </div>
    </>
  );
}

function Cover({ gathering, siteName, publicUrl }: BookletProps) {
  return (
    <div className="booklet-cover">
      <NinePointedStar />
      <h2 {...writtenAs(gathering.title, gathering)}>{gathering.title}</h2>
      <p>{meetingTime(gathering, whole())}</p>
      <p>
        <BadiDay day={gathering.begins.day} />
      </p>
      {gathering.place && <p {...writtenAs(gathering.place, gathering)}>{gathering.place}</p>}
      <p className="booklet-site">
        <bdi>{siteName}</bdi>
        {publicUrl !== null && <bdi dir="ltr">{publicUrl.replace(/^https?:\/\//, '')}</bdi>}
      </p>
    </div>
  );
}

/** Whether the text is the page's own, rather than a volunteer's in another language. */
const isOwn = (kind: PieceKind): boolean => kind === 'part' || kind === 'reader';

interface PageProps extends Pick<ShownProgramme, 'gathering'> {
  readonly pieces: readonly Piece[];
  readonly number: number;
}

function Page({ pieces, number, gathering }: PageProps) {
  if (pieces.length === 0) return null;
  return (
    <>
      {pieces.map(({ kind, text, isFirst }, index) => (
        <p
          // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, on the server
          key={index}
          className={`booklet-${kind}`}
          data-first={isFirst || undefined}
          {...(!isOwn(kind) && writtenAs(text, gathering))}
        >
          {text}
        </p>
      ))}
      <p className="booklet-number">{whole().number(number)}</p>
    </>
  );
}
