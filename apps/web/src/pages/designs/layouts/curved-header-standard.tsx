import type { Design } from '../gallery/design.ts';
import { ThumbnailStar } from '../gallery/thumbnail-star.tsx';

export const curvedHeaderStandard: Design = {
  id: 13,
  name: 'Curved Header Standard',
  description:
    'The cards of the website as it is, in one column under a gently curved yellow header.',
  thumbnailLabel: 'Gentle Curve, Cards',
  thumbnail: (
    <>
      <path fill="#fff8e6" d="M0 0h160v100H0z" />
      <path fill="#ffcc00" d="M0 0h160v30q-80 16-160 0z" />
      <ThumbnailStar x={52} y={17} size={17} />
      <path fill="#1f2937" d="M64 12h44v5H64zM64 21h30v2H64z" />
      <rect x="40" y="44" width="80" height="23" rx="4" fill="#fff" />
      <rect x="40" y="72" width="80" height="23" rx="4" fill="#fff" />
      <path
        fill="#ffcc00"
        d="M40 48c0-2 2-4 4-4h72c2 0 4 2 4 4v4H40zM40 76c0-2 2-4 4-4h72c2 0 4 2 4 4v4H40z"
      />
      <path fill="#57534e" d="M48 58h26v3H48zM86 58h26v3H86zM50 84h60v3H50zM54 90h52v2H54z" />
    </>
  ),
  stylesheet: 'curved-header-standard.css',
  layout: ({ concept, star, name, tagline, date, quote, networks, footer }) => (
    <>
      <header>
        {concept}
        <div className="brand">
          {star}
          <div>
            {name}
            {tagline}
          </div>
        </div>
      </header>
      <main>
        {date}
        {quote}
        {networks}
      </main>
      {footer}
    </>
  ),
};
