import type { Design } from '../gallery/design.ts';

export const gridLayout: Design = {
  id: 9,
  name: 'Grid Layout',
  description:
    'Tiles of every size fill one grid: name, dates, quote, and a tile for each network.',
  thumbnailLabel: 'Mosaic of Tiles',
  thumbnail: (
    <>
      <path fill="#f1ece0" d="M0 0h160v100H0z" />
      <rect x="8" y="8" width="70" height="40" rx="4" fill="#ffcc00" />
      <rect x="82" y="8" width="33" height="40" rx="4" fill="#fff" />
      <rect x="119" y="8" width="33" height="40" rx="4" fill="#1f2937" />
      <rect x="8" y="52" width="70" height="40" rx="4" fill="#fff" />
      <g fill="#fff">
        <rect x="82" y="52" width="15" height="18" rx="3" />
        <rect x="100.3" y="52" width="15" height="18" rx="3" />
        <rect x="118.6" y="52" width="15" height="18" rx="3" />
        <rect x="137" y="52" width="15" height="18" rx="3" />
        <rect x="82" y="74" width="15" height="18" rx="3" />
        <rect x="100.3" y="74" width="15" height="18" rx="3" />
        <rect x="118.6" y="74" width="15" height="18" rx="3" />
        <rect x="137" y="74" width="15" height="18" rx="3" />
      </g>
      <path
        fill="#1f2937"
        d="M15 30h40v6H15zM15 39h28v3H15zM88 36h21v5H88zM15 62h54v3H15zM15 70h54v3H15zM15 78h34v3H15z"
      />
      <path fill="#ffcc00" d="M125 36h21v5h-21z" />
    </>
  ),
  stylesheet: 'grid-layout.css',
  layout: ({ concept, star, name, tagline, date, quote, networks, footer }) => (
    <div className="page">
      {concept}
      <header>
        {star}
        <div>
          {name}
          {tagline}
        </div>
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
