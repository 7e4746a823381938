import {
  PICTURE_PIXELS,
  PICTURE_SIZES,
  type PictureSize,
} from '@bahai-friends/contract/picture-sizes';
import { SHARING_NAMES, sharingLinks } from '@bahai-friends/contract/share-message';
import { spoken } from '../../texts/spoken.ts';
import { whole } from '../../texts/whole.ts';
import { ExternalLink } from '../external-link.tsx';

interface SharingWaysProps {
  /** The shared text, without the address. */
  readonly subject: string;
  readonly text: string;
  /** The path of the shared page, with its language. */
  readonly path: string;
  /** Null where the site's address is not known. */
  readonly publicUrl: string | null;
  /** Whether the page's script inserts the site's address into the links, which are hidden until then. */
  readonly hasScript?: boolean;
  /** The path of its picture. */
  readonly picture: string;
}

/** The size of a picture in pixels. */
function pixelsOf(size: PictureSize): string {
  const { width, height } = PICTURE_PIXELS[size];
  return `${width} × ${height}`;
}

/** Ways to share a page, each with one press; they need no script where the site's address is known. */
export function SharingWays(props: SharingWaysProps) {
  const { subject, text, path, publicUrl, hasScript = false, picture } = props;
  const { ways, mail, pictures, sizes } = whole().documents.sharing;
  const isLeftToScript = publicUrl === null && hasScript;
  const url = isLeftToScript ? path : publicUrl && publicUrl + path;
  const links = sharingLinks({ subject, text, url });
  const language = spoken.prefix ? `&lang=${spoken.code}` : '';
  return (
    <section id="sharing" className="sharing" aria-label={whole().page.share}>
      <dl>
        <div hidden={isLeftToScript} data-path={isLeftToScript ? path : undefined}>
          <dt>{ways}</dt>
          <dd>
            <ExternalLink href={links.whatsApp}>{SHARING_NAMES.whatsApp}</ExternalLink>
          </dd>
          {links.telegram && (
            <dd>
              <ExternalLink href={links.telegram}>{SHARING_NAMES.telegram}</ExternalLink>
            </dd>
          )}
          <dd>
            <a href={links.mail}>{mail}</a>
          </dd>
        </div>
        <div>
          <dt>{pictures}</dt>
          {PICTURE_SIZES.map((size) => (
            <dd key={size}>
              <a href={`${picture}?size=${size}${language}`} download title={pixelsOf(size)}>
                {sizes[size]}
              </a>
            </dd>
          ))}
        </div>
      </dl>
    </section>
  );
}
