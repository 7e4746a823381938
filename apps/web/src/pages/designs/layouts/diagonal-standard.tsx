import type { Design } from '../gallery/design.ts';
import { ThumbnailStar } from '../gallery/thumbnail-star.tsx';

export const diagonalStandard: Design = {
  id: 14,
  name: 'Diagonal Standard',
  description:
    'The cards of the website as it is, in two columns on a page that a slant parts in two.',
  thumbnailLabel: 'Slanted Ground, Cards',
  thumbnail: (
    <>
      <path fill="#fffdf5" d="M0 0h160v100H0z" />
      <path fill="#ffcc00" d="M0 0h118L0 74z" />
      <ThumbnailStar x={19} y={17} size={17} />
      <path fill="#1f2937" d="M30 12h40v5H30zM30 20h28v2H30z" />
      <g fill="#fff" stroke="#f0e6cc">
        <rect x="12" y="34" width="56" height="58" rx="4" />
        <rect x="74" y="34" width="74" height="34" rx="4" />
        <rect x="74" y="73" width="74" height="19" rx="4" />
      </g>
      <path
        fill="#1f2937"
        d="M12 38c0-2 2-4 4-4h36l-6 9H12zM74 38c0-2 2-4 4-4h40l-6 9H74zM74 77c0-2 2-4 4-4h40l-5 7H74z"
      />
      <path
        fill="#57534e"
        d="M18 52h36v4H18zM18 66h36v4H18zM82 50h56v3H82zM82 57h44v3H82zM82 84h48v3H82z"
      />
    </>
  ),
  stylesheet: 'diagonal-standard.css',
  layout: ({ concept, star, name, tagline, date, quote, networks, footer }) => (
    <div className="page">
      <header>
        {concept}
        <div className="brand">
          {star}
          {name}
        </div>
        {tagline}
      </header>
      <main>
        {date}
        {quote}
        {networks}
      </main>
      {footer}
    </div>
  ),
};
