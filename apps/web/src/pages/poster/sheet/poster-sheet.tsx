import { inLanguage } from '../../../site/page-address.ts';
import { whole } from '../../../texts/whole.ts';
import { NinePointedStar } from '../../../ui/ornaments/nine-pointed-star.tsx';
import { QrCode } from '../../../ui/pictures/qr-code.tsx';
import { PrintHead } from '../../../ui/sheets/print-head.tsx';

interface PosterSheetProps {
  readonly siteName: string;
  readonly tagline: string;
  readonly address: string;
}

/** Letters from which on a name is set in smaller letters. */
const LONG = 24;
const VERY_LONG = 60;

/** Whose site it is, and how to get there, on one sheet. */
export function PosterSheet({ siteName, tagline, address }: PosterSheetProps) {
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
