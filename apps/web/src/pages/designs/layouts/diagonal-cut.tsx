import type { Design } from '../gallery/design.ts';

export const diagonalCut: Design = {
  id: 6,
  name: 'Diagonal Cut',
  description:
    'Bands of yellow, white and night, cut on the slant, lead from the name to the links.',
  thumbnailLabel: 'Slanted Bands',
  thumbnail: (
    <>
      <path fill="#fff" d="M0 0h160v100H0z" />
      <path fill="#ffcc00" d="M0 0h160v24L0 46z" />
      <path fill="#1f2937" d="M0 62 160 42v30L0 90z" />
      <path fill="#ffcc00" d="m0 100 160-14v14z" />
      <path fill="#1f2937" d="M12 12h52v8H12zM12 25h36v3H12z" />
      <path fill="#57534e" d="M14 51h34v4H14zM60 46h34v4H60z" />
      <path fill="#ffcc00" d="M20 67h9v9h-9z" />
      <path fill="#fff" d="M38 65h92v3H38zM38 73h70v3H38z" />
    </>
  ),
  stylesheet: 'diagonal-cut.css',
  layout: ({ concept, star, name, tagline, date, quote, networks, footer }) => (
    <>
      <header>
        {concept}
        <div className="brand">
          <div>
            {name}
            {tagline}
          </div>
          {star}
        </div>
      </header>
      <main>
        {date}
        {quote}
        {networks}
      </main>
      {footer}
    </>
  ),
};
