import type { Design } from '../gallery/design.ts';

export const yellowGradientCards: Design = {
  id: 11,
  name: 'Yellow Gradient Cards',
  description:
    'Tall cards, each lit by a yellow of its own, stand side by side at different heights.',
  thumbnailLabel: 'Glowing Cards',
  thumbnail: (
    <>
      <defs>
        <linearGradient id="glow-down" x2="0" y2="1">
          <stop stopColor="#ffcc00" />
          <stop offset="1" stopColor="#fff4c7" />
        </linearGradient>
        <linearGradient id="glow-up" x1="1" y1="1" x2="0" y2="0">
          <stop stopColor="#ffb84d" />
          <stop offset="1" stopColor="#ffe88a" />
        </linearGradient>
      </defs>
      <path fill="#fff" d="M0 0h160v100H0z" />
      <rect x="10" y="10" width="44" height="70" rx="7" fill="url(#glow-down)" />
      <rect x="58" y="22" width="44" height="70" rx="7" fill="url(#glow-up)" />
      <rect x="106" y="10" width="44" height="70" rx="7" fill="url(#glow-down)" />
      <path
        fill="#1f2937"
        d="M17 38h28v6H17zM17 48h20v3H17zM65 34h30v3H65zM65 41h30v3H65zM65 48h22v3H65zM113 22h24v4h-24zM113 36h24v4h-24z"
      />
    </>
  ),
  stylesheet: 'yellow-gradient-cards.css',
  layout: ({ concept, star, name, tagline, date, quote, networks, footer }) => (
    <div className="page">
      {concept}
      <header className="card">
        {star}
        <div>
          {name}
          {tagline}
        </div>
      </header>
      <main>
        {quote}
        {date}
        {networks}
      </main>
      {footer}
    </div>
  ),
};
