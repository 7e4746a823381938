import type { Design } from '../gallery/design.ts';

export const yellowLayers: Design = {
  id: 10,
  name: 'Yellow Layers',
  description: 'Sheets of deepening yellow lie over one another, from the palest to the boldest.',
  thumbnailLabel: 'Stacked Sheets',
  thumbnail: (
    <>
      <path fill="#fffbe8" d="M0 0h160v100H0z" />
      <path fill="#fff1b8" d="M0 40c0-6 4-10 10-10h140c6 0 10 4 10 10v60H0z" />
      <path fill="#ffe066" d="M0 62c0-6 4-10 10-10h140c6 0 10 4 10 10v38H0z" />
      <path fill="#ffcc00" d="M0 84c0-6 4-10 10-10h140c6 0 10 4 10 10v16H0z" />
      <path
        fill="#1f2937"
        d="M16 12h52v7H16zM16 40h30v4H16zM92 40h30v4H92zM16 62h96v4H16zM16 84h8v8h-8zM30 84h8v8h-8zM44 84h8v8h-8zM58 84h8v8h-8z"
      />
    </>
  ),
  stylesheet: 'yellow-layers.css',
  layout: ({ concept, star, name, tagline, date, quote, networks, footer }) => (
    <>
      <header className="layer">
        {concept}
        <div className="brand">
          {star}
          {name}
        </div>
        {tagline}
      </header>
      <main>
        <div className="layer">{date}</div>
        <div className="layer">{quote}</div>
        <div className="layer">{networks}</div>
      </main>
      {footer}
    </>
  ),
};
