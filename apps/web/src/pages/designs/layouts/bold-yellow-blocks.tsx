import type { Design } from '../gallery/design.ts';

export const boldYellowBlocks: Design = {
  id: 12,
  name: 'Bold Yellow Blocks',
  description: 'Edge to edge, heavy and loud: blocks of yellow, black and white with poster type.',
  thumbnailLabel: 'Poster Blocks',
  thumbnail: (
    <>
      <path fill="#ffcc00" d="M0 0h160v100H0z" />
      <path fill="#111827" d="M0 44h56v34H0z" />
      <path fill="#fff" d="M56 44h104v34H56z" />
      <path
        fill="none"
        stroke="#111827"
        strokeWidth="3"
        d="M1.5 1.500h157v97h-157zM0 44h160M0 78h160M56 44v34M40 78v20M80 78v20M120 78v20"
      />
      <path fill="#111827" d="M12 12h98v11H12zM12 27h70v9H12zM66 53h80v5H66zM66 63h60v5H66z" />
      <path fill="#ffcc00" d="M10 52h34v6H10zM10 64h28v6H10z" />
    </>
  ),
  stylesheet: 'bold-yellow-blocks.css',
  layout: ({ concept, star, name, tagline, date, quote, networks, footer }) => (
    <div className="wall">
      {concept}
      <header>
        {name}
        <div className="claim">
          {star}
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
