import type { Design } from '../gallery/design.ts';
import { ThumbnailStar } from '../gallery/thumbnail-star.tsx';

export const framedLayout: Design = {
  id: 5,
  name: 'Framed Layout',
  description:
    'A broad yellow frame holds the page like a printed sheet, with double rules between its parts.',
  thumbnailLabel: 'Yellow Frame',
  thumbnail: (
    <>
      <path fill="#ffcc00" d="M0 0h160v100H0z" />
      <path fill="#fff" stroke="#fff" d="M9 9h142v82H9z" />
      <path fill="none" stroke="#1f2937" strokeWidth=".8" d="M13 13h134v74H13z" />
      <ThumbnailStar x={80} y={25} size={16} />
      <path fill="#1f2937" d="M22 22h30v4H22zM108 22h30v4h-30zM52 38h56v7H52z" />
      <path fill="#d6c9a3" d="M22 52h116v1H22z" />
      <path fill="#57534e" d="M40 59h80v3H40zM46 66h68v3H46zM22 78h116v3H22z" />
    </>
  ),
  stylesheet: 'framed-layout.css',
  layout: ({ concept, star, name, tagline, date, quote, networks, footer }) => (
    <div className="frame">
      <div className="sheet">
        <header>
          {concept}
          {star}
          {name}
          {tagline}
        </header>
        <main>
          {date}
          {quote}
          {networks}
        </main>
        {footer}
      </div>
    </div>
  ),
};
