import type { Design } from '../gallery/design.ts';

export const modernMinimal: Design = {
  id: 7,
  name: 'Modern Minimal',
  description: 'White space, fine lines and large quiet type. Yellow is a single stroke.',
  thumbnailLabel: 'White Space',
  thumbnail: (
    <>
      <path fill="#fff" d="M0 0h160v100H0z" />
      <path fill="#ffcc00" d="M16 14h16v4H16z" />
      <path fill="#1f2937" d="M16 26h98v6H16zM16 36h64v6H16z" />
      <path fill="#d6d3d1" d="M16 54h128v.8H16zM16 70h128v.8H16zM16 88h128v.8H16z" />
      <path fill="#a8a29e" d="M16 60h18v3H16zM16 76h18v3H16z" />
      <path
        fill="#1f2937"
        d="M56 60h30v3H56zM102 60h30v3h-30zM56 76h84v2.500H56zM56 81h60v2.500H56z"
      />
    </>
  ),
  stylesheet: 'modern-minimal.css',
  layout: ({ concept, star, name, tagline, date, quote, networks, footer }) => (
    <div className="page">
      {concept}
      <header>
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
