import type { Design } from '../gallery/design.ts';

export const softCircles: Design = {
  id: 4,
  name: 'Soft Circles',
  description:
    'Round fields of pale yellow, peach and rose meet softly, each with a part of the day.',
  thumbnailLabel: 'Overlapping Circles',
  thumbnail: (
    <>
      <path fill="#fffdf7" d="M0 0h160v100H0z" />
      <circle cx="42" cy="36" r="34" fill="#ffe27a" />
      <circle cx="112" cy="50" r="42" fill="#ffd9c2" opacity=".85" />
      <circle cx="52" cy="82" r="22" fill="#fbdce2" opacity=".9" />
      <path
        fill="#1f2937"
        d="M28 32h28v5H28zM32 42h20v2H32zM90 40h44v4H90zM94 49h36v4H94zM98 58h28v4H98zM42 78h20v3H42zM44 85h16v3H44z"
      />
    </>
  ),
  stylesheet: 'soft-circles.css',
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
        {quote}
        {date}
        {networks}
      </main>
      {footer}
    </div>
  ),
};
