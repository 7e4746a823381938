import type { ShownGathering } from '@bahai-friends/contract';
import { meetingTime } from '@bahai-friends/languages/meeting-times';
import { writtenIn } from '@bahai-friends/languages/written-in';
import { inLanguage } from '../../../site/page-address.ts';
import { spoken } from '../../../texts/spoken.ts';
import { whole } from '../../../texts/whole.ts';
import { NinePointedStar } from '../../../ui/ornaments/nine-pointed-star.tsx';
import { QrCode } from '../../../ui/pictures/qr-code.tsx';
import { PrintHead } from '../../../ui/sheets/print-head.tsx';

interface PosterSheetProps {
  readonly siteName: string;
  readonly tagline: string;
  readonly address: string;
  readonly gatherings: readonly ShownGathering[];
}

/** A name with this many letters or more is set smaller. */
const LONG = 24;
const VERY_LONG = 60;

/** The site's name and how to get there, on one sheet. */
export function PosterSheet({ siteName, tagline, address, gatherings }: PosterSheetProps) {
  const { poster } = whole().documents.takeHome;
  const { length } = siteName;
  return (
    <>
      <PrintHead siteName={siteName} title={poster.title}>
        <a href={inLanguage('/calendar')}>{whole().page.calendar}</a>
      </PrintHead>
      <div className="sheets">
        <section className="sheet poster">
          <header
            className="poster-head"
            data-length={length > VERY_LONG ? 'very-long' : length > LONG ? 'long' : undefined}
          >
            <NinePointedStar />
            <h2>
              <bdi>{siteName}</bdi>
            </h2>
            <p>
              <bdi>{tagline}</bdi>
            </p>
          </header>
          {gatherings.length > 0 && <PosterGatherings gatherings={gatherings} />}
          <div className="poster-way">
            <QrCode text={address} label={poster.qrCode(address)} />
            <p>{poster.scan}</p>
            <p className="poster-address">
              <bdi dir="ltr">{address.replace(/^https?:\/\//, '')}</bdi>
            </p>
          </div>
        </section>
      </div>
    </>
  );
}

/** The next gatherings, each on two lines at most. */
function PosterGatherings({ gatherings }: Pick<PosterSheetProps, 'gatherings'>) {
  return (
    <div className="poster-gatherings">
      <h3>{whole().gatherings.title}</h3>
      <ul>
        {gatherings.map((gathering) => (
          <li key={`${gathering.id} ${gathering.day}`}>
            <time dateTime={gathering.startsAt}>{meetingTime(gathering, whole())}</time>
            <p {...writtenIn(gathering.language, spoken.code)}>
              {[gathering.title, gathering.place].filter((part) => part !== '').join(' · ')}
            </p>
          </li>
        ))}
      </ul>
    </div>
  );
}
