import type { Design } from '../gallery/design.ts';
import { ThumbnailStar } from '../gallery/thumbnail-star.tsx';

export const sideBorder: Design = {
  id: 8,
  name: 'Side Border',
  description: 'A yellow line runs down the edge of the page and the day is told along it.',
  thumbnailLabel: 'Golden Edge',
  thumbnail: (
    <>
      <path fill="#fff" d="M0 0h160v100H0z" />
      <path fill="#ffcc00" d="M30 0h9v100h-9z" />
      <g fill="#fff" stroke="#1f2937" strokeWidth="1.6">
        <circle cx="34.5" cy="50" r="3" />
        <circle cx="34.5" cy="68" r="3" />
        <circle cx="34.5" cy="86" r="3" />
      </g>
      <ThumbnailStar x={34.5} y={20} size={22} />
      <path fill="#1f2937" d="M52 15h54v7H52zM52 26h38v3H52z" />
      <path
        fill="#57534e"
        d="M52 48h30v4H52zM92 48h30v4H92zM52 66h84v3H52zM52 73h66v3H52zM52 85h72v3H52z"
      />
    </>
  ),
  stylesheet: 'side-border.css',
  layout: ({ concept, star, name, tagline, date, quote, networks, footer }) => (
    <div className="page">
      <header>
        {concept}
        <div className="stop brand">
          {star}
          {name}
          {tagline}
        </div>
      </header>
      <main>
        <div className="stop">{date}</div>
        <div className="stop">{quote}</div>
        <div className="stop">{networks}</div>
      </main>
      {footer}
    </div>
  ),
};
