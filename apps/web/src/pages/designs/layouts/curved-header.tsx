import type { Design } from '../gallery/design.ts';
import { ThumbnailStar } from '../gallery/thumbnail-star.tsx';

export const curvedHeader: Design = {
  id: 3,
  name: 'Curved Header',
  description:
    'A golden sun rises over the page; everything gathers in the middle beneath its curve.',
  thumbnailLabel: 'Deep Curve',
  thumbnail: (
    <>
      <path fill="#fff" d="M0 0h160v100H0z" />
      <path fill="#ffcc00" d="M0 0h160v18C140 44 112 52 80 52S20 44 0 18z" />
      <circle cx="80" cy="51" r="10" fill="#fff" stroke="#ffcc00" strokeWidth="2" />
      <ThumbnailStar x={80} y={51} size={15} />
      <path fill="#1f2937" d="M56 18h48v6H56zM62 29h36v3H62z" />
      <path fill="#57534e" d="M30 68h32v4H30zM98 68h32v4H98zM44 80h72v3H44zM52 87h56v3H52z" />
    </>
  ),
  stylesheet: 'curved-header.css',
  layout: ({ concept, star, name, tagline, date, quote, networks, footer }) => (
    <>
      <header>
        {concept}
        {name}
        {tagline}
        <div className="seal">{star}</div>
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
