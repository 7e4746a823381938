import type { Design } from '../gallery/design.ts';
import { ThumbnailStar } from '../gallery/thumbnail-star.tsx';

export const modernYellow: Design = {
  id: 15,
  name: 'Modern Yellow',
  description:
    'A fresh landing page: the promise in large letters, a great star, the day at a glance.',
  thumbnailLabel: 'Landing Page',
  thumbnail: (
    <>
      <path fill="#fff" d="M0 0h160v100H0z" />
      <path fill="#1f2937" d="M12 8h22v4H12zM124 8h24v4h-24z" />
      <rect x="88" y="20" width="60" height="46" rx="10" fill="#ffcc00" />
      <circle cx="118" cy="40" r="15" fill="#fff" />
      <ThumbnailStar x={118} y={40} size={25} />
      <path fill="#1f2937" d="M12 24h60v6H12zM12 34h66v6H12zM12 44h44v6H12z" />
      <rect x="12" y="56" width="36" height="9" rx="4.5" fill="#ffe680" />
      <rect x="52" y="56" width="42" height="9" rx="4.5" fill="#1f2937" />
      <rect x="12" y="76" width="136" height="16" rx="6" fill="#fff6d1" />
      <path fill="#57534e" d="M20 81h100v3H20zM20 86h70v2H20z" />
    </>
  ),
  stylesheet: 'modern-yellow.css',
  layout: ({ concept, star, name, tagline, date, quote, networks, footer }) => (
    <>
      <div className="top">
        {concept}
        <header>
          {name}
          {tagline}
          <div className="tile">{star}</div>
        </header>
      </div>
      <main>
        {date}
        {quote}
        {networks}
      </main>
      {footer}
    </>
  ),
};
