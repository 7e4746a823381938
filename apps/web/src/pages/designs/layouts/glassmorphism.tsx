import type { Design } from '../gallery/design.ts';

export const glassmorphism: Design = {
  id: 2,
  name: 'Glassmorphism',
  description: 'Sheets of frosted glass float before warm light, the links in a dock at the end.',
  thumbnailLabel: 'Frosted Glass',
  thumbnail: (
    <>
      <path fill="#ffe9c7" d="M0 0h160v100H0z" />
      <circle cx="34" cy="26" r="32" fill="#ffcc00" />
      <circle cx="136" cy="30" r="30" fill="#ff9d7a" />
      <circle cx="98" cy="92" r="30" fill="#8fd3e8" />
      <g fill="#fff" fillOpacity=".6" stroke="#fff">
        <rect x="16" y="16" width="58" height="48" rx="7" />
        <rect x="64" y="30" width="80" height="42" rx="7" />
        <rect x="38" y="80" width="84" height="13" rx="6.5" />
      </g>
      <path
        fill="#1f2937"
        d="M25 26h30v5H25zM25 36h22v2H25zM76 42h56v3H76zM76 50h56v3H76zM76 58h34v3H76z"
      />
      <path
        fill="#1f2937"
        d="M48 84h5v5h-5zM60 84h5v5h-5zM72 84h5v5h-5zM84 84h5v5h-5zM96 84h5v5h-5zM108 84h5v5h-5z"
      />
    </>
  ),
  stylesheet: 'glassmorphism.css',
  layout: ({ concept, star, name, tagline, date, quote, networks, footer }) => (
    <div className="page">
      <header>
        {concept}
        <div className="brand">
          {star}
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
