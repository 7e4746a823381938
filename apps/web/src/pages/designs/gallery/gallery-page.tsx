import { BackLink } from './back-link.tsx';
import type { Design } from './design.ts';
import { designs } from './designs.ts';

/** All designs side by side, each with a link to its mockup. */
export function GalleryPage() {
  return (
    <div className="page">
      <header>
        <BackLink href="/">Return to Current Website</BackLink>
        <h1>Website Redesign: Design Concepts</h1>
        <p className="subtitle">Fifteen different layout options</p>
      </header>
      <main>
        {/* biome-ignore lint/a11y/noRedundantRoles: without its bullets Safari takes it for no list */}
        <ul role="list" className="designs">
          {designs.map((design) => (
            <li key={design.id}>
              <DesignCard design={design} />
            </li>
          ))}
        </ul>
      </main>
    </div>
  );
}

function DesignCard({ design }: { readonly design: Design }) {
  const { id, name, description, thumbnail, thumbnailLabel } = design;
  return (
    <article aria-labelledby={`design-${id}`} className="design">
      <figure>
        <svg viewBox="0 0 160 100" aria-hidden="true" className="thumbnail">
          {thumbnail}
        </svg>
        <figcaption>{thumbnailLabel}</figcaption>
      </figure>
      <p className="number">{`Design ${id}`}</p>
      <h2 id={`design-${id}`}>{name}</h2>
      <p className="description">{description}</p>
      <a href={`/design${id}`} className="view">
        {'View Design '}
        <span className="sr-only">{`${id}: ${name}`}</span>
      </a>
    </article>
  );
}
