import type { ShownProgramme } from '@bahai-friends/contract';
import { meetingTime } from '@bahai-friends/languages/meeting-times';
import { BadiDay } from '../../../calendar/badi-day.tsx';
import { whole } from '../../../texts/whole.ts';
import { NinePointedStar } from '../../../ui/ornaments/nine-pointed-star.tsx';
import { meetingPath, writtenAs } from '../layout/programme-path.ts';
import { type Slide, slidesOf } from '../layout/slides-of.ts';

interface SlidesProps extends ShownProgramme {
  readonly token: string | null;
}

const idOf = (index: number): string => `slide-${index}`;

/** A programme for a screen in the room: each slide fills it, and Page Down shows the next one. */
export function Slides(props: SlidesProps) {
  const { gathering, items } = props;
  const slides = items.flatMap(slidesOf).map((slide, at) => ({ ...slide, id: idOf(at + 1) }));
  return (
    <div className="slides">
      <section id={idOf(0)} className="slide slide-first">
        <NinePointedStar />
        <h1 {...writtenAs(gathering.title, gathering)}>{gathering.title}</h1>
        <p>{meetingTime(gathering, whole())}</p>
        <p>
          <BadiDay day={gathering.begins.day} />
        </p>
        <Steps index={0} count={slides.length} back={meetingPath(props)} />
      </section>
      {slides.map((slide, index) => (
        <section key={slide.id} id={slide.id} className="slide">
          <SlideHead slide={slide} gathering={gathering} />
          {slide.text && (
            <p className="slide-text" {...writtenAs(slide.text, gathering)}>
              {slide.text}
            </p>
          )}
          {slide.source && (
            <p className="slide-source" {...writtenAs(slide.source, gathering)}>
              {slide.source}
            </p>
          )}
          <Steps index={index + 1} count={slides.length} back={null} />
        </section>
      ))}
    </div>
  );
}

/** The item of the slide; smaller on slides that continue one. */
function SlideHead({
  slide: { part, title, reader, number },
  gathering,
}: { readonly slide: Slide } & Pick<ShownProgramme, 'gathering'>) {
  const { parts, reader: readerOf } = whole().gatherings.programme;
  return (
    <header className="slide-head" data-goes-on={number > 0 || undefined}>
      {part !== 'other' && <p>{parts[part]}</p>}
      {title && <h2 {...writtenAs(title, gathering)}>{title}</h2>}
      {reader && number === 0 && <p>{readerOf(reader)}</p>}
    </header>
  );
}

interface StepsProps {
  readonly index: number;
  readonly count: number;
  /** The path of the meeting's page. */
  readonly back: string | null;
}

/** Links to the neighbouring slides, for a mouse. */
function Steps({ index, count, back }: StepsProps) {
  const { programme } = whole().gatherings;
  const { number } = whole();
  return (
    <p className="slide-steps">
      {back !== null && <a href={back}>{programme.meeting}</a>}
      {index > 0 && (
        <a href={`#${idOf(index - 1)}`} data-step="previous">
          <span className="sr-only">{programme.previous}</span>
        </a>
      )}
      {index > 0 && (
        <span>
          {number(index)} / {number(count)}
        </span>
      )}
      {index < count && (
        <a href={`#${idOf(index + 1)}`} data-step="next">
          <span className="sr-only">{programme.next}</span>
        </a>
      )}
    </p>
  );
}
