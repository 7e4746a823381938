import type { Design } from '../gallery/design.ts';
import { ThumbnailStar } from '../gallery/thumbnail-star.tsx';

export const sidebarLayout: Design = {
  id: 1,
  name: 'Sidebar Layout',
  description: 'Name and links stay at the side in yellow; the day and its quote have the page.',
  thumbnailLabel: 'Sidebar',
  thumbnail: (
    <>
      <path fill="#fffaeb" d="M0 0h160v100H0z" />
      <path fill="#ffcc00" d="M0 0h46v100H0z" />
      <ThumbnailStar x={17} y={18} size={18} />
      <path fill="#1f2937" d="M9 32h26v5H9zM9 41h18v2H9zM9 66h12v3H9zM9 74h12v3H9zM9 82h12v3H9z" />
      <path fill="#1f2937" d="M26 66h12v3H26zM26 74h12v3H26zM26 82h12v3H26z" opacity=".5" />
      <path fill="#1f2937" d="M62 24h34v5H62zM108 24h34v5h-34z" />
      <path fill="#d6c9a3" d="M62 38h82v1H62z" />
      <path fill="#57534e" d="M62 54h78v4H62zM62 63h72v4H62zM62 72h48v4H62z" />
    </>
  ),
  stylesheet: 'sidebar-layout.css',
  layout: ({ concept, star, name, tagline, date, quote, networks, footer }) => (
    <div className="page">
      <header>
        {concept}
        {star}
        {name}
        {tagline}
      </header>
      <main>
        {date}
        {quote}
      </main>
      <aside>{networks}</aside>
      {footer}
    </div>
  ),
};
